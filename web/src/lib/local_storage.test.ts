import { afterEach, describe, expect, it, vi } from "vitest"
import { storeStepDone, readProgress } from "../learn/lesson_progress"
import { EngineThinking } from "../study/engine_thinking.svelte"
import { onStoredChange, writeStored, readStored } from "./local_storage"

function forbidden(): never {
  throw new DOMException("", "SecurityError")
}

describe("local storage", () => {
  afterEach(() => vi.unstubAllGlobals())
  it("comes back under its name", () => {
    const drawer = new Map<string, string>()
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => drawer.get(name) ?? null,
      setItem: (name: string, value: string) => drawer.set(name, value),
    })
    writeStored("erawan.some", "thing")
    expect([readStored("erawan.some"), readStored("erawan.other")]).toEqual(["thing", null])
    storeStepDone("siam", "goal")
    expect(storeStepDone("siam", "enter")).toEqual({ siam: ["goal", "enter"] })
    expect(readProgress()).toEqual({ siam: ["goal", "enter"] })
    new EngineThinking().switch(false)
    expect(new EngineThinking().isOn).toBe(false)
  })
  it("is heard of when another tab changes it, or forgets everything", () => {
    const tab = new EventTarget()
    vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab))
    const heard: (string | null)[] = []
    onStoredChange("erawan.some", (value) => heard.push(value))
    const change = (key: string | null, newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }))
    change("erawan.other", "thing")
    change("erawan.some", "thing")
    change(null, null)
    expect(heard).toEqual(["thing", null])
  })
  it("is nothing where keeping is forbidden, and everything works", () => {
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden })
    writeStored("erawan.some", "thing")
    expect(readStored("erawan.some")).toBeNull()
    expect(storeStepDone("siam", "goal")).toEqual({ siam: ["goal"] })
    const thinking = new EngineThinking()
    thinking.switch(false)
    expect(thinking.isOn).toBe(false)
  })
})
