import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('scripts/start.ts')
