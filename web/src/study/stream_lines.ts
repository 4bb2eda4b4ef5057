/** The lines of a streamed response, read as they arrive. */

/** The lines of a stream of bytes, each as soon as it is whole. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n")
      rest = parts.pop()!
      yield* parts.filter(Boolean)
    }
    if (rest) yield rest
  } finally {
    reader.cancel().catch(() => {})
  }
}
