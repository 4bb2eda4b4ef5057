/** Errors as texts for the user. */

import { ApiError } from "./api"
import { say, sentence, t } from "./words.svelte"

/**
 * A message beside the board: an error, a hint or an answer. The text is formatted when it is shown, in the language
 * chosen then.
 */
export interface Notice {
  text: () => string
  kind: "error" | "info"
  rule?: string
}

/** Return the text of an error in the current language, with the rule that it cites. */
export function describeError(error: unknown): string {
  return noticeText(errorNotice(error))
}

/** Return a notice as one line; empty if there is none. */
export function noticeText(notice: Notice | null): string {
  return notice ? withRule(notice.text(), notice.rule) : ""
}

/** Return a text with the rule that it cites, if any. */
export function withRule(text: string, rule = ""): string {
  return rule ? `${text} (${rule})` : text
}

/** Return an error as a notice, with its rule apart from the text. */
export function errorNotice(error: unknown): Notice {
  const words = error instanceof ApiError ? error.words : undefined
  return {
    text: () => (words ? sentence(say(words)) : t("web-request-wrong")),
    kind: "error",
    rule: error instanceof ApiError ? error.rule : "",
  }
}
