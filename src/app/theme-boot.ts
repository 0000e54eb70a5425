// A classic script that runs before the first paint, so that a dark page never flashes light. It imports nothing;
// `visitor/theme.ts` has the same rule and takes over from here.
{
  let choice: string | null = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // Storage is refused: the default holds.
  }
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
}
