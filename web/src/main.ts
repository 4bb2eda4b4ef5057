import { mount } from "svelte"
import App from "./App.svelte"
import { firstLanguage, speak } from "./lib/words.svelte"
import "./theme.css"

// Without its words the app would say nothing; English is built the same way and loads as fast.
speak(firstLanguage())
  .catch(() => speak("en"))
  .finally(() => mount(App, { target: document.getElementById("app")! }))
