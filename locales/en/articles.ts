export const articles = {
  categories: {
    'process-analysis': 'Process analysis',
    methods: 'Methods',
    economics: 'Economics',
    practice: 'Practice',
    trust: 'Trust and law',
  },
  authors: {
    'process-analyst': 'By a process analyst',
    'automation-engineer': 'By an automation engineer',
    'data-scientist': 'By a data scientist',
    'project-lead': 'By a project lead',
    'data-protection-lead': 'By the data protection lead',
  },
  minutes: '{{minutes}} min',
  readingTime: 'Reading time: {{time}}',
}
