/** Links to numbered rules such as "S3.4" or "K7". */

const NUMBER = /\b([SK]\d(?:\.\d)?)\b/

/** Return the address of a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.startsWith("S") ? "siam" : "king-of-siam"}#${rule}`
}

/** Split a text at rule numbers: every second piece is one. */
export function splitAtRules(text: string): string[] {
  return text.split(NUMBER)
}
