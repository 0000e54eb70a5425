import { bootstrap } from './bootstrap/bootstrap.mjs'

// `node scripts/run.mjs start` sets the checkout up and runs scripts/start.ts on the pinned Node.
const [name, ...args] = process.argv.slice(2)
await bootstrap(`scripts/${name}.ts`, args)
