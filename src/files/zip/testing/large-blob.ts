/** A file of zeros, of any size, that takes no memory. */
export class Zeros extends Blob {
  readonly #size: number
  constructor(size: number) {
    super()
    this.#size = size
  }
  override get size(): number {
    return this.#size
  }
  override slice(start = 0, end = this.#size): Blob {
    return new Blob([new Uint8Array(end - start)])
  }
}

/** Files one after the other: Node's own Blob cannot be cut beyond 4 GiB. */
export class Joined extends Blob {
  readonly #parts: Blob[]
  constructor(parts: Blob[]) {
    super()
    this.#parts = parts
  }
  override get size(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0)
  }
  override slice(start = 0, end = this.size): Blob {
    let before = 0
    const cut: Blob[] = []
    for (const part of this.#parts) {
      const [from, to] = [Math.max(0, start - before), Math.min(part.size, end - before)]
      if (to > from) cut.push(part.slice(from, to))
      before += part.size
    }
    return new Blob(cut)
  }
}
