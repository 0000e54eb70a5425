export { brokenFiles } from '../../../../model/testing/broken-files.ts'
