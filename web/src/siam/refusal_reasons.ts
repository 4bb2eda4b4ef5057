/** Why somebody cannot begin or go where they tried on Siam's board. */

import type { TableStore } from "../game/table_store.svelte"
import { unreachableReason } from "./position"

/**
 * Tells at the table why no turn begins so; the server judges what the eye does not see, of the position shown only.
 */
export async function explainRefusal(store: TableStore, prefix: string): Promise<void> {
  const far = unreachableReason(prefix)
  if (far) return store.showError({ key: far, values: {} })
  const { place } = store
  const reply = await store.choices(prefix)
  if (reply?.why && store.place === place) store.showError(reply.why, reply.rule ?? "")
}
