/** What went wrong, as a sentence for people. */

import { ApiError } from "./api"
import { say, sentence, t } from "./words.svelte"

/**
 * What is told at a table: an error or a refusal, a hint or an answer, in whatever language is spoken when it is read.
 */
export interface Notice {
  text: () => string
  kind: "error" | "info"
  rule?: string
}

/** An error of a request in the language now spoken, with the number of the rule it rests on. */
export function describeError(error: unknown): string {
  return noticeText(errorNotice(error))
}

/** What is told at a table as one line; nothing if there is nothing to tell. */
export function noticeText(notice: Notice | null): string {
  return notice ? withRule(notice.text(), notice.rule) : ""
}

/** A line with the number of the rule it rests on, where there is one. */
export function withRule(text: string, rule = ""): string {
  return rule ? `${text} (${rule})` : text
}

/** An error to be told at a table, where the rule has a place of its own. */
export function errorNotice(error: unknown): Notice {
  const words = error instanceof ApiError ? error.words : undefined
  return {
    text: () => (words ? sentence(say(words)) : t("web-request-wrong")),
    kind: "error",
    rule: error instanceof ApiError ? error.rule : "",
  }
}
