export const careersDetails = {
  title: 'Automation engineer (all genders)',
  description:
    "Build production-ready automations in at most 14 days, in the customer's own IT. The role in full: tasks, expectations, salary frame, process.",
  long: 'Automation engineer,',
  short: 'all genders.',
  lede: "You build what the analysts draw: small, traceable automations that run in other people's IT and can be handed over.",
}
