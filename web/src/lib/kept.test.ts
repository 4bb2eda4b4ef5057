import { afterEach, describe, expect, it, vi } from "vitest"
import { keepStep, readDone } from "../learn/progress"
import { Thinking } from "../study/thinking.svelte"
import { followKept, keep, kept } from "./kept"

function forbidden(): never {
  throw new DOMException("", "SecurityError")
}

describe("what a browser keeps", () => {
  afterEach(() => vi.unstubAllGlobals())
  it("comes back under its name", () => {
    const drawer = new Map<string, string>()
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => drawer.get(name) ?? null,
      setItem: (name: string, value: string) => drawer.set(name, value),
    })
    keep("erawan.some", "thing")
    expect([kept("erawan.some"), kept("erawan.other")]).toEqual(["thing", null])
    keepStep("siam", "goal")
    expect(keepStep("siam", "enter")).toEqual({ siam: ["goal", "enter"] })
    expect(readDone()).toEqual({ siam: ["goal", "enter"] })
    new Thinking().switch(false)
    expect(new Thinking().isOn).toBe(false)
  })
  it("is heard of when another tab changes it, or forgets everything", () => {
    const tab = new EventTarget()
    vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab))
    const heard: (string | null)[] = []
    followKept("erawan.some", (value) => heard.push(value))
    const change = (key: string | null, newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }))
    change("erawan.other", "thing")
    change("erawan.some", "thing")
    change(null, null)
    expect(heard).toEqual(["thing", null])
  })
  it("is nothing where keeping is forbidden, and everything works", () => {
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden })
    keep("erawan.some", "thing")
    expect(kept("erawan.some")).toBeNull()
    expect(keepStep("siam", "goal")).toEqual({ siam: ["goal"] })
    const thinking = new Thinking()
    thinking.switch(false)
    expect(thinking.isOn).toBe(false)
  })
})
