/** Explain why a click on Siam's board starts or continues no legal turn. */

import type { TableStore } from "../game/table_store.svelte"
import { unreachableReason } from "./position"

/**
 * Show why no legal turn starts with this prefix. The server knows the reasons that are not obvious; its answer is
 * dropped if another position is shown meanwhile.
 */
export async function explainRefusal(store: TableStore, prefix: string): Promise<void> {
  const far = unreachableReason(prefix)
  if (far) return store.showError({ key: far, values: {} })
  const { positionKey } = store
  const reply = await store.choices(prefix)
  if (reply?.why && store.positionKey === positionKey) store.showError(reply.why, reply.rule ?? "")
}
