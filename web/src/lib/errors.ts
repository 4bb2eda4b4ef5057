/** What went wrong, as a sentence for people. */

import { ApiError } from "./api"
import { say, sentence, t } from "./words.svelte"

/**
 * What is told at a table: an error or a refusal, a hint or an answer, in whatever language is spoken when it is read.
 */
export interface Notice {
  tell: () => string
  kind: "wrong" | "news"
  rule?: string
}

/** An error of a request in the language now spoken, with the number of the rule it rests on. */
export function tellError(error: unknown): string {
  return tellNotice(noticeOf(error))
}

/** What is told at a table as one line; nothing if there is nothing to tell. */
export function tellNotice(notice: Notice | null): string {
  return notice ? withRule(notice.tell(), notice.rule) : ""
}

/** A line with the number of the rule it rests on, where there is one. */
export function withRule(text: string, rule = ""): string {
  return rule ? `${text} (${rule})` : text
}

/** An error to be told at a table, where the rule has a place of its own. */
export function noticeOf(error: unknown): Notice {
  const words = error instanceof ApiError ? error.words : undefined
  return {
    tell: () => (words ? sentence(say(words)) : t("web-request-wrong")),
    kind: "wrong",
    rule: error instanceof ApiError ? error.rule : "",
  }
}
