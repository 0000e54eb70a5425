import type { CDPSession } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'

/** A connection and a processor that Chromium plays. */
export interface Line {
  name: string
  /** ms from a request to the beginning of its answer */
  latency: number
  /** kilobits a second */
  download: number
  upload: number
  /** how many times slower the page's main thread is */
  slowdown: number
}

/** Lighthouse's slow 4G as Chromium is told of it, not as Lighthouse computes it afterwards. */
const slow4g = {
  latency: throttling.mobileSlow4G.requestLatencyMs,
  download: throttling.mobileSlow4G.downloadThroughputKbps,
  upload: throttling.mobileSlow4G.uploadThroughputKbps,
}

export const lines = {
  desktop: { name: 'desktop line', latency: 40, download: 10_240, upload: 10_240, slowdown: 1 },
  phone: { name: 'slow 4G, CPU 2×', ...slow4g, slowdown: 2 },
  slowPhone: { name: 'slow 4G, CPU 4×', ...slow4g, slowdown: 4 },
} satisfies Record<string, Line>

/** Plays the line to a page from now on. */
export async function playLine(session: CDPSession, line: Line): Promise<void> {
  const bytes = (kilobits: number) => (kilobits * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: line.latency },
    ...{ downloadThroughput: bytes(line.download), uploadThroughput: bytes(line.upload) },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown })
}
