export const workflowTool = {}
