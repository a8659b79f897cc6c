/**
 * The palette of app/styles/tokens.css for what cannot read it: letters, pictures, and the few pages that the server
 * writes itself. Named as there.
 */
export const light = {
  paper: '#f2efe8',
  ink: '#16140f',
  ink2: '#5a5348',
  signal: '#ef400f',
  signalT: '#b42a06',
  onSignal: '#16140f',
  board: '#16140f',
  boardInk: '#f2efe8',
  boardSignal: '#ff5a2e',
}

export const dark = {
  paper: '#13120e',
  ink: '#f0ebdf',
  ink2: '#aaa295',
  signal: '#ff5a2e',
  signalT: '#ff6e45',
  board: '#1e1c16',
}
