/** Why an animal cannot go where somebody wanted it to. */

import type { TableStore } from "../game/table.svelte"
import { farAway } from "./position"

/** Tells why no turn begins like this. */
export async function explainRefusal(store: TableStore, prefix: string): Promise<void> {
  const far = farAway(prefix)
  if (far) return store.tell({ key: far, values: {} })
  const reply = await store.choices(prefix)
  if (reply?.why) store.tell(reply.why, reply.rule ?? "")
}
