import type { Page } from '@playwright/test'
import { kilobytes } from './row.ts'

/** One answer from the network; what came from a cache or an address in memory is none. */
export interface Transfer {
  url: string
  /** as Chromium names it: Document, Script, Stylesheet, Image, Media, Font, Fetch, … */
  type: string
  status: number
  /** body as sent, that is compressed, in bytes */
  bytes: number
  /** ms of the world's clock */
  askedAt: number
}

/**
 * Records what a page loads, by the browser's own account. To be called before it is opened.
 * @returns all that was answered so far, and the addresses of all that was asked for, answered or not
 */
export async function recordTraffic(page: Page) {
  const transfers = new Map<string, Transfer>()
  const lengths = new Map<string, number>()
  const requested: string[] = []
  const asked = new Map<string, number>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    requested.push(request.url)
    asked.set(requestId, wallTime * 1000)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) return
    const { url, status } = response
    const askedAt = asked.get(requestId) ?? Number.NaN
    transfers.set(requestId, { url, type, status, bytes: 0, askedAt })
    lengths.set(requestId, Number(response.headers['content-length'] ?? Number.NaN))
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    // Chromium tells no body bytes of a compressed document, only their sum with the headers'.
    if (transfer?.bytes === 0) transfer.bytes = lengths.get(requestId) || encodedDataLength
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId))
  await session.send('Network.enable')
  return { transfers: () => [...transfers.values()], requested: () => requested }
}

export const sumBytes = (transfers: Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)

export const isScript = ({ type, url }: Transfer): boolean =>
  type === 'Script' || /\.(m?js|wasm)(\?|$)/.test(url)

/** Answers as lines for a person, the largest first. */
export const listTransfers = (transfers: Transfer[]): string[] =>
  transfers
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${new URL(url).pathname} ${kilobytes(bytes)}`)
