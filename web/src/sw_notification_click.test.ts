import { expect, test, vi } from "vitest"
import worker from "./sw.js?raw"

/** The service worker's answer to a click on a notification, given the windows that are open. */
async function click(path: string, open: string[]) {
  const listeners: Record<string, (event: unknown) => void> = {}
  const windows = open.map((url) => ({ url: `https://play.example${url}`, postMessage: vi.fn(), focus: vi.fn() }))
  const clients = { matchAll: async () => windows, openWindow: vi.fn() }
  const self = {
    clients,
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
  }
  new Function("self", worker)(self)
  const close = vi.fn()
  let done: Promise<unknown> = Promise.resolve()
  listeners.notificationclick!({
    notification: { data: path, close },
    waitUntil: (doing: Promise<unknown>) => (done = doing),
  })
  await done
  expect(close).toHaveBeenCalledOnce()
  return { windows, opened: clients.openWindow.mock.calls }
}

test("the window that shows the game comes to the front as it is", async () => {
  const { windows, opened } = await click("/game/g2", ["/games", "/game/g2"])
  expect(windows.map((each) => each.focus.mock.calls.length)).toEqual([0, 1])
  expect([windows[1]!.postMessage.mock.calls, opened]).toEqual([[], []])
})

test("any other window of ours is led to the game", async () => {
  const { windows, opened } = await click("/game/g2", ["/games"])
  expect(windows[0]!.postMessage).toHaveBeenCalledWith({ go: "/game/g2" })
  expect(windows[0]!.focus).toHaveBeenCalledOnce()
  expect(opened).toEqual([])
})

test("where none is open a new one is", async () => {
  const { opened } = await click("/game/g2", [])
  expect(opened).toEqual([["/game/g2"]])
})
