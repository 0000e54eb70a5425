import { runCommand } from '../../scripts/shared/command.ts'
import { say } from '../../scripts/shared/say.ts'
import { findPostgres } from './find-postgres.ts'
import { aptInstall, debian, isDebianRoot } from './provide-chromium.ts'

/**
 * Sees to it that continuous integration tests with a real PostgreSQL; elsewhere only says that
 * those tests are left out, since nobody wants a database installed by a test.
 */
export async function providePostgres(): Promise<void> {
  const missing = 'No PostgreSQL here: its tests are left out'
  if (findPostgres()) return
  if (!process.env.CI) return say(`${missing}. On Debian, apt-get install postgresql brings one.`)
  if (!isDebianRoot()) return say(`${missing}, for it cannot be installed.`)
  say('No PostgreSQL found; trying apt-get install postgresql…')
  await runCommand('apt-get', ['update'], debian)
  // Tests start their own with data of their own; Debian's would only take its port.
  const cluster = 'mkdir -p /etc/postgresql-common && echo "create_main_cluster = false"'
  const file = '/etc/postgresql-common/createcluster.conf'
  await runCommand('sh', ['-c', `test -e ${file} || { ${cluster} > ${file}; }`], debian)
  const worked = (await aptInstall('postgresql')) && findPostgres()
  if (!worked) say(`${missing}, for that did not work.`)
}
