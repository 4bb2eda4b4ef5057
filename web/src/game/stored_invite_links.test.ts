import { expect, test } from "vitest"
import { isLoopback, moveLink } from "./stored_invite_links"

test("a link keeps its secret at another address", () => {
  expect(moveLink("http://192.168.1.7:8421/", "http://localhost:8421/join#s3cret")).toBe(
    "http://192.168.1.7:8421/join#s3cret",
  )
})

test("addresses that mean another machine elsewhere are known", () => {
  for (const own of ["http://localhost:8421/", "http://127.0.0.1/", "http://[::1]:8421/"])
    expect(isLoopback(own)).toBe(true)
  for (const other of ["http://192.168.1.7:8421/", "https://games.example.org/", "http://127.example.org/"])
    expect(isLoopback(other)).toBe(false)
})
