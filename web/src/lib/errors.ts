/** What went wrong, as a sentence for people. */

import { ApiError } from "./api"
import { say, sentence, t } from "./words.svelte"

/** Something wrong, and the rule it rests on where there is one. */
export interface Fault {
  text: string
  rule?: string
}

/** An error of a request in the language now spoken, with the number of the rule it rests on. */
export function tellError(error: unknown): string {
  return tellFault(noticeOf(error))
}

/** A fault as one line. */
export function tellFault({ text, rule }: Fault): string {
  return rule ? `${text} (${rule})` : text
}

/** An error to be told at a table, where the rule has a place of its own. */
export function noticeOf(error: unknown): { text: string; kind: "wrong"; rule: string } {
  if (!(error instanceof ApiError)) return { text: t("web-request-wrong"), kind: "wrong", rule: "" }
  return { text: error.words ? sentence(say(error.words)) : t("web-request-wrong"), kind: "wrong", rule: error.rule }
}
