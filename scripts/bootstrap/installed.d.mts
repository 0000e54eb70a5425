interface LockEntry {
  version?: string
  integrity?: string
  optional?: boolean
}
export function pinnedNode(root: string): string
export function isInstalled(root: string): Promise<boolean>
export function samePackages(
  wanted?: Record<string, LockEntry>,
  present?: Record<string, LockEntry>,
): boolean
export function stampInstalled(root: string): Promise<void>
export function stampPath(root: string): string
