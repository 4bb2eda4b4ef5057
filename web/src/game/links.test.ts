import { expect, test } from "vitest"
import { isOwnMachine, linkAt } from "./links"

test("a link keeps its secret at another address", () => {
  expect(linkAt("http://192.168.1.7:8421/", "http://localhost:8421/join#s3cret")).toBe(
    "http://192.168.1.7:8421/join#s3cret",
  )
})

test("addresses that mean another machine elsewhere are known", () => {
  for (const own of ["http://localhost:8421/", "http://127.0.0.1/", "http://[::1]:8421/"])
    expect(isOwnMachine(own)).toBe(true)
  for (const other of ["http://192.168.1.7:8421/", "https://games.example.org/", "http://127.example.org/"])
    expect(isOwnMachine(other)).toBe(false)
})
