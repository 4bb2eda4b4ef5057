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
  /** The rule that an error rests on, such as "S3.4"; the text does not name it. */
  rule?: string
  /** Whether the message goes away by itself after a while. */
  isBrief?: boolean
}

/** Return the text of an error in the current language, without the rule that it rests on. */
export function describeError(error: unknown): string {
  return noticeText(errorNotice(error))
}

/** Return the text of a notice in the current language; empty if there is none. */
export function noticeText(notice: Notice | null): string {
  return notice?.text() ?? ""
}

/** Return an error as a notice, with its rule beside the text. */
export function errorNotice(error: unknown): Notice {
  const words = error instanceof ApiError ? error.words : undefined
  return {
    text: () => (words ? sentence(say(words)) : t("web-request-wrong")),
    kind: "error",
    rule: error instanceof ApiError ? error.rule : "",
  }
}
