/** Whether the address asks for clocks to stand still (`?freeze`), so that a picture is the same twice; for effects only. */
export const frozen = (): boolean => new URLSearchParams(location.search).has('freeze')
