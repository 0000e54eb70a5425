import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import sirv from 'sirv'
import { medianRatio } from '../median.ts'
import type { Row } from '../row.ts'
import { startUnlimited } from './send.ts'

const connections = 20

/** Pages a second that our server sends, beside sirv over plain node:http on the same files, in turn. */
export async function measureStatic(
  root: string,
  path: string,
  rounds: number,
  seconds: number,
): Promise<Row> {
  const ours = await startUnlimited(root)
  const serveFile = sirv(root, { brotli: true, gzip: true, etag: true })
  const rival = createServer((request, response) =>
    serveFile(request, response, () => {
      response.statusCode = 404
      response.end()
    }),
  )
  await new Promise<void>((resolve) => rival.listen(0, '127.0.0.1', () => resolve()))
  const rivalPort = (rival.address() as AddressInfo).port
  const our: number[] = []
  const their: number[] = []
  // Both once unmeasured: what they read first is in the system's memory afterwards.
  for (const port of [ours.port, rivalPort]) await fire(port, path, 1)
  for (let round = 0; round < rounds; round++) {
    our.push(await fire(ours.port, path, seconds))
    their.push(await fire(rivalPort, path, seconds))
  }
  ours.child.kill('SIGTERM')
  await ours.ended
  rival.closeAllConnections()
  rival.close()
  const ratio = medianRatio(our, their)
  return {
    what: `server: ${path} a second beside sirv, median of ${rounds} rounds`,
    measured: `${ratio.toFixed(2)}×`,
    budget: '≥ 1×',
    holds: ratio >= 1,
    blame: our.map((figure, round) => `${figure.toFixed(0)} : ${their[round]?.toFixed(0)}`),
  }
}

/** @returns answers a second; throws where one was not a 200 in brotli */
async function fire(port: number, path: string, seconds: number): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const { headers: sent } = await fetch(url, { headers })
  if (sent.get('content-encoding') !== 'br') throw new Error(`${url} is not sent in brotli`)
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return requests.average
}
