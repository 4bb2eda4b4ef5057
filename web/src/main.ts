import { mount } from "svelte"
import App from "./App.svelte"
import { settings } from "./lib/settings.svelte"
import { unlockAudioOnGesture } from "./lib/sounds"
import { firstLanguage, followLanguage, switchLanguage } from "./lib/words.svelte"
import "../generated/fonts.css"
import "./theme_tokens.css"
import "./theme.css"

settings.begin()
unlockAudioOnGesture()
followLanguage()
// Only on a safe connection does a browser know service workers, and not inside other sites; the app works without.
if (import.meta.env.PROD && window.top === window)
  addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js").catch(() => {}))

// Without its words the app would say nothing; English is built the same way and loads as fast.
switchLanguage(firstLanguage())
  .catch(() => switchLanguage("en"))
  .finally(() => mount(App, { target: document.getElementById("app")! }))
