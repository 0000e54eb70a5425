import { textNodes } from './text-nodes.ts'
import type { ChangedText } from './texts.ts'

/** Shows in a page what is typed: wherever it has a text word by word as on disk, that text is exchanged. */
export class LiveText {
  /** By the text as on disk: the nodes that show it. */
  private readonly shown = new Map<string, Text[]>()
  private readonly document: () => Document | null

  constructor(document: () => Document | null) {
    this.document = document
  }

  show(changes: ChangedText[]): void {
    const wanted = new Map(changes.map(({ saved, draft }) => [saved, draft]))
    for (const [saved, nodes] of this.shown) {
      if (wanted.has(saved)) continue
      for (const node of nodes) node.data = saved
      this.shown.delete(saved)
    }
    for (const [saved, draft] of wanted) {
      const nodes = this.shown.get(saved) ?? textNodes(this.document(), saved)
      this.shown.set(saved, nodes)
      for (const node of nodes) node.data = draft
    }
  }

  /** Of a page that is gone. */
  forget(): void {
    this.shown.clear()
  }
}
