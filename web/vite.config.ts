import { createHash } from "node:crypto"
import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import { fonts, PRELOADED } from "./fonts"

const root = import.meta.dirname
const catalogues = resolve(root, "../src/erawan/words/catalogues")
const art = resolve(root, "../src/erawan/drawing/art")

// What only other programs say stays out of the browser.
const elsewhere = [
  "adapters.ftl",
  "admin.ftl",
  "arena.ftl",
  "operator.ftl",
  "play.ftl",
  "players.ftl",
  "tui.ftl",
  "tui_server.ftl",
]
// What is said on a few pages only comes with them: `LATER` in src/lib/words.svelte.ts.
const later = [
  "analysis.ftl",
  "coach.ftl",
  "invitations.ftl",
  "king_of_siam.ftl",
  "king_of_siam_errors.ftl",
  "lessons.ftl",
  "openings.ftl",
  "opponents.ftl",
  "profile.ftl",
  "puzzle_modes.ftl",
  "puzzles.ftl",
  "records.ftl",
  "replay.ftl",
  "rules.ftl",
  "study.ftl",
  "web_kos.ftl",
]

/** `virtual:words/fr` is one language of the catalogues that all of Erawan shares. */
function words(): Plugin {
  const prefix = "virtual:words/"
  return {
    name: "erawan-words",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return
      const folder = resolve(catalogues, id.slice(prefix.length + 1))
      const files = readdirSync(folder).filter((name) => ![...elsewhere, ...later].includes(name))
      const texts = files.sort().map((name) => {
        this.addWatchFile(resolve(folder, name))
        return readFileSync(resolve(folder, name), "utf-8").replace(/^#.*\n/gm, "")
      })
      return `export default ${JSON.stringify(texts.join("\n"))}`
    },
  }
}

/** The service worker, told what the first page and the words are made of; boards are fetched when a game is opened. */
function serviceWorker(): Plugin {
  const source = resolve(root, "src/sw.js")
  return {
    name: "erawan-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const kept = ["index", "MyGames", "Settings", "en", "fr", "nl", "ru", "de", ...PRELOADED]
      const isKept = (name: string) => kept.some((start) => name.startsWith(`assets/${start}-`))
      const files = Object.keys(bundle)
        .filter(isKept)
        .sort()
        .map((name) => `/${name}`)
      const page = readFileSync(resolve(root, "index.html"), "utf-8")
      const version = createHash("sha256")
        .update(files.join() + page)
        .digest("hex")
        .slice(0, 12)
      const text = readFileSync(source, "utf-8")
        .replace("FILES = []", `FILES = ${JSON.stringify(files)}`)
        .replace("VERSION", version)
      this.emitFile({ type: "asset", fileName: "sw.js", source: text })
    },
  }
}

/** The Brotli form of every larger text, beside it: about a tenth smaller than what the server packs by itself. */
function brotli(): Plugin {
  const smallest = 1000
  return {
    name: "erawan-brotli",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|html|svg|json)$/.test(each))) {
        const path = resolve(dir!, name)
        const content = readFileSync(path)
        if (content.length > smallest) writeFileSync(`${path}.br`, brotliCompressSync(content))
      }
    },
  }
}

/** Swagger UI, which shows the server's API at /api/docs. The app itself never loads it. */
function swaggerUi(): Plugin {
  const source = resolve(root, "node_modules/swagger-ui-dist")
  const names = ["swagger-ui-bundle.js", "swagger-ui.css", "LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"]
  return {
    name: "erawan-swagger-ui",
    apply: "build",
    generateBundle() {
      for (const name of names) {
        this.emitFile({ type: "asset", fileName: `api-pages/${name}`, source: readFileSync(resolve(source, name)) })
      }
    },
  }
}

export default defineConfig({
  root,
  plugins: [svelte(), words(), fonts(), serviceWorker(), brotli(), swaggerUi()],
  resolve: { alias: { "@art": art } },
  build: {
    outDir: resolve(root, "../src/erawan/server/web"),
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows fonts as files only.
    assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined),
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
  server: {
    fs: { allow: [root, catalogues, art] },
    proxy: { "/api": { target: "http://localhost:8421", ws: true } },
  },
})
