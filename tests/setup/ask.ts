import { Agent, createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Asks a listener by HTTP, once. @returns the answer with its body as it was sent, not decompressed */
export async function ask(
  listener: RequestListener,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  try {
    return await new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent })
      asked.on('error', reject)
      asked.on('response', async (answer) => {
        const body = await buffer(answer)
        const status = answer.statusCode ?? 0
        const init = { status, headers: answer.headers as Record<string, string> }
        resolve(new Response(status === 304 ? null : new Uint8Array(body), init))
      })
      asked.end()
    })
  } finally {
    agent.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}
