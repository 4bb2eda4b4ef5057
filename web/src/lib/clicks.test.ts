import { expect, test } from "vitest"
import { isMeant } from "./clicks"

const click = (currentTarget: object, detail: number) => isMeant({ currentTarget, detail } as unknown as MouseEvent)

test("the second of two quick clicks counts where the first one did, and nowhere else", () => {
  const [back, pass] = [{}, {}]
  expect([click(back, 1), click(back, 2), click(pass, 3)]).toEqual([true, true, false])
  expect([click(pass, 1), click(back, 2)]).toEqual([true, false])
})

test("clicks by keys and clicks after a while count everywhere", () => {
  const [back, pass] = [{}, {}]
  expect([click(back, 0), click(pass, 0), click(back, 1), click(pass, 1)]).toEqual([true, true, true, true])
})
