// The linter of the browser app: mistakes only; Prettier decides about the look.
import svelte from "eslint-plugin-svelte"
import globals from "globals"
import { defineConfig } from "eslint/config"
import ts from "typescript-eslint"
import svelteConfig from "./svelte.config.js"

export default defineConfig(
  { ignores: ["generated", "node_modules", "public", "src/lib/protocol.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // {" "} is a space that the formatter must not move.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets whose changes nothing draws are plain ones.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check decides which of them are needed.
      "svelte/no-unused-svelte-ignore": "off",
      // Prettier wraps code at 120 characters, but neither comments nor texts.
      "max-len": ["error", { code: 120 }],
      // An argument that a function must have and does not use is named with an underscore.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
)
