// A classic script that sets the theme before the first paint, so that a dark page never flashes light. It imports
// nothing; `visitor/theme.ts` has the same rule and follows later changes.
{
  let choice: string | null = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // Without storage the default theme applies.
  }
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
}
