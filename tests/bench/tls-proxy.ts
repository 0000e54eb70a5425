import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inTempFolder } from '../setup/temp-folder.ts'

/** What belongs to one connection, and has no place in HTTP/2. Source: RFC 9113, 8.2.2 */
const ofConnection = /^(:.*|connection|keep-alive|proxy-connection|transfer-encoding|upgrade|host)$/
const passedOn = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)))

/**
 * What stands before the server of a real site (README, "Deploying"): it speaks TLS and with it HTTP/2, which asks for all
 * files of a page at once, where HTTP/1.1 asks for six. Its certificate is its own: the bench's browsers do not mind.
 */
export async function startTlsProxy(origin: string) {
  const server = createSecureServer({ ...(await createCertificate()), allowHTTP1: true })
  // A connection that is kept may be closed by the server just as a request takes it.
  const agent = new Agent({ keepAlive: false })
  server.on('request', (incoming, outgoing) => {
    const { method, headers } = incoming
    const asked = request(origin + incoming.url, { agent, method, headers: passedOn(headers) })
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.stream.close())
    incoming.pipe(asked)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, stop: () => void server.close() }
}

const createCertificate = () =>
  inTempFolder(async (folder) => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const what = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
    execFileSync('openssl', ['req', ...what, '-keyout', key, '-out', cert], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  })
