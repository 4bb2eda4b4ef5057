/** Numbers of rules, "S3.4" or "K7", and where they are explained. */

const NUMBER = /\b([SK]\d(?:\.\d)?)\b/

/** The address of a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.startsWith("S") ? "siam" : "king-of-siam"}#${rule}`
}

/** A text cut at the numbers of rules: every second piece is one. */
export function splitAtRules(text: string): string[] {
  return text.split(NUMBER)
}
