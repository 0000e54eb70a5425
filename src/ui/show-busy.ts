/** Shows on the button or link that was pressed for it that something is on its way. @returns ends that */
export function showBusy(): () => void {
  const pressed = document.activeElement?.closest('button, a')
  pressed?.setAttribute('aria-busy', 'true')
  return () => pressed?.removeAttribute('aria-busy')
}
