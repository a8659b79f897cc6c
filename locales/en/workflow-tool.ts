export const workflowTool = {
  choose: 'Process to start from',
  own: 'Your own',
  link: 'From the link',
  view: 'Shown in the drawing',
  lead: 'from start to finish',
  handsOn: 'hands-on per case',
  stops: 'manual stops',
  edit: 'Change the steps',
  close: 'Close the list of steps',
  noScript:
    'Changing the steps needs JavaScript. Without it you see the example; in the free session we draw your process with you.',
  notes: {
    broken: 'The workflow in this link cannot be read. Here is an example instead.',
    repaired: 'Part of this link could not be read or was out of range. The rest is here.',
    restored: 'This is the workflow you last changed in this browser.',
  },
  startOver: 'Discard it and start over',
  editorFailed: 'The editor could not be loaded.',
  again: 'Try again',
  chosen: 'Showing {{name}}.',
  unnamed: 'Unnamed process',
}
