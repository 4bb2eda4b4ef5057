import { expect, test, vi } from "vitest"
import { stopStrayDoubleClick } from "./double_clicks"

/** Return whether the click gets through. */
function click(button: object | null, detail: number): boolean {
  const stop = vi.fn()
  stopStrayDoubleClick({
    target: { closest: () => button },
    detail,
    preventDefault: vi.fn(),
    stopPropagation: stop,
  } as unknown as MouseEvent)
  return stop.mock.calls.length === 0
}

test("the second of two quick clicks counts at the button where the first one did, and at no other", () => {
  const [back, pass] = [{}, {}]
  expect([click(back, 1), click(back, 2), click(pass, 3), click(pass, 4)]).toEqual([true, true, false, false])
  expect([click(pass, 1), click(back, 2)]).toEqual([true, false])
  expect([click(null, 1), click(back, 2)]).toEqual([true, false])
})

test("quick clicks count where there is no button, and again after a while", () => {
  const [back, pass] = [{}, {}]
  expect([click(back, 1), click(null, 2), click(null, 3), click(pass, 1)]).toEqual([true, true, true, true])
})

test("clicks by keys and clicks after a while count everywhere", () => {
  const [back, pass] = [{}, {}]
  expect([click(back, 0), click(pass, 0), click(back, 1), click(pass, 1)]).toEqual([true, true, true, true])
})
