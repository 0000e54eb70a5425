import { serve } from './serve.ts'
import { SettingError } from './settings.ts'

try {
  const { port } = await serve(process.env)
  const host = process.env.HOST || 'localhost'
  console.log(`Realia is served at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exit(1)
}
