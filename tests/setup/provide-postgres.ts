import { runCommand } from '../../scripts/shared/command.ts'
import { say } from '../../scripts/shared/say.ts'
import { type FoundPostgres, findPostgres } from './find-postgres.ts'
import type { Installer } from './provide-chromium.ts'

/**
 * Sees to it that continuous integration tests with a real PostgreSQL; elsewhere only says that
 * those tests are left out, since nobody wants a database installed by a test.
 */
export async function providePostgres(
  isCi: boolean = Boolean(process.env.CI),
  find: () => FoundPostgres | null = findPostgres,
  installer: Installer = debian,
  print: (line: string) => void = say,
): Promise<void> {
  const missing = 'No PostgreSQL here: its tests are left out'
  if (find()) return
  if (!isCi) return print(`${missing}. On Debian, apt-get install postgresql brings one.`)
  if (!installer.isPossible()) return print(`${missing}, for it cannot be installed.`)
  print(`No PostgreSQL found; trying ${installer.name}…`)
  const worked = (await installer.run()) && find()
  if (!worked) print(`${missing}, for that did not work.`)
}

const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }

const debian: Installer = {
  name: 'apt-get install postgresql',
  isPossible: () => process.platform === 'linux' && process.getuid?.() === 0,
  run: async () => {
    await runCommand('apt-get', ['update'], quiet)
    // Tests start their own with data of their own; Debian's would only take its port.
    const cluster = 'mkdir -p /etc/postgresql-common && echo "create_main_cluster = false"'
    const file = '/etc/postgresql-common/createcluster.conf'
    await runCommand('sh', ['-c', `test -e ${file} || { ${cluster} > ${file}; }`], quiet)
    const args = ['install', '-y', '--no-install-recommends', 'postgresql']
    return (await runCommand('apt-get', args, quiet)).code === 0
  },
}
