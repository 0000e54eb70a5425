import { ensureBuiltOrExit } from './build/ensure-built.ts'

await ensureBuiltOrExit()
await import('../src/server/main.ts')
