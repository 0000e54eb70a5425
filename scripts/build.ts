import { ensureBuiltOrExit } from './build/ensure-built.ts'

await ensureBuiltOrExit({ always: true })
