import { expect, it } from "vitest"
import { readLines } from "./stream_lines"

it("yields each line as soon as it is complete, however the bytes arrive", async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n{"b":1}\n\n{"c":2}')
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  const found: string[] = []
  for await (const line of readLines(stream)) found.push(line)
  expect(found).toEqual(['{"a":"é"}', '{"b":1}', '{"c":2}'])
})
