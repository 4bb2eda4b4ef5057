/** What went wrong, as a sentence for people. */

import { ApiError } from "./api"
import { say, sentence, t } from "./words.svelte"

/** What is told at a table: an error or a refusal, a hint or an answer, in whatever language is spoken when it is read. */
export interface Notice {
  tell: () => string
  kind: "wrong" | "news"
  rule?: string
}

/** An error of a request in the language now spoken. */
export function tellError(error: unknown): string {
  if (error instanceof ApiError && error.words) return sentence(say(error.words))
  return t("web-request-wrong")
}

/** The same to be told at a table, with the rule it rests on where there is one. */
export function noticeOf(error: unknown): Notice {
  return { tell: () => tellError(error), kind: "wrong", rule: error instanceof ApiError ? error.rule : "" }
}
