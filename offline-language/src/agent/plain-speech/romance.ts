import type { PlainSpeech } from './plain-speech.js'

export const spanish: PlainSpeech = {
  notice: 'Soy un programa y en español solo un compañero de práctica sencillo: escucho y hago preguntas simples.',
  questions: [
    '¿De qué quiere hablar hoy?',
    'Cuénteme más, por favor.',
    '¿Qué es lo más importante para usted?',
    '¿Puede darme un ejemplo?',
    '¿Por qué es así?',
    '¿Qué ha intentado hasta ahora?',
    '¿Qué dicen los demás?',
    '¿Cuál sería un buen resultado para usted?',
    '¿Cuál es el siguiente paso y para cuándo?',
    '¿Quiere añadir algo?',
  ],
  quiet: ['¿Sigue ahí?', 'Tómese su tiempo, le escucho.'],
  timeUp: 'Se nos ha acabado el tiempo.',
  goodbye: 'Gracias por la conversación. Hasta luego.',
  farewells: ['adiós', 'adios', 'hasta luego', 'hasta pronto', 'hasta mañana', 'chao', 'nos vemos'],
}

export const french: PlainSpeech = {
  notice:
    'Je suis un programme et, en français, un simple partenaire d’entraînement : j’écoute et je pose des questions simples.',
  questions: [
    'De quoi voulez-vous parler aujourd’hui ?',
    'Dites-m’en plus, s’il vous plaît.',
    'Qu’est-ce qui compte le plus pour vous ?',
    'Pouvez-vous me donner un exemple ?',
    'Pourquoi est-ce ainsi ?',
    'Qu’avez-vous essayé jusqu’ici ?',
    'Qu’en disent les autres ?',
    'Quel serait un bon résultat pour vous ?',
    'Quelle est la prochaine étape, et pour quand ?',
    'Voulez-vous ajouter quelque chose ?',
  ],
  quiet: ['Êtes-vous toujours là ?', 'Prenez votre temps, je vous écoute.'],
  timeUp: 'Notre temps est écoulé.',
  goodbye: 'Merci pour cette conversation. Au revoir.',
  farewells: ['au revoir', 'à bientôt', 'à plus tard', 'bonne journée', 'bonne soirée', 'salut'],
}

export const italian: PlainSpeech = {
  notice: 'Sono un programma e in italiano solo un semplice compagno di esercizio: ascolto e faccio domande semplici.',
  questions: [
    'Di che cosa vuole parlare oggi?',
    'Mi dica di più, per favore.',
    'Che cosa è più importante per lei?',
    'Può farmi un esempio?',
    'Perché è così?',
    'Che cosa ha provato finora?',
    'Che cosa ne dicono gli altri?',
    'Quale sarebbe un buon risultato per lei?',
    'Qual è il prossimo passo, ed entro quando?',
    'Vuole aggiungere qualcosa?',
  ],
  quiet: ['È ancora lì?', 'Faccia con calma, la ascolto.'],
  timeUp: 'Il nostro tempo è finito.',
  goodbye: 'Grazie per la conversazione. Arrivederci.',
  farewells: ['arrivederci', 'arrivederla', 'ciao', 'a presto', 'buona giornata', 'buona serata'],
}

export const portuguese: PlainSpeech = {
  notice: 'Sou um programa e, em português, apenas um parceiro de treino simples: escuto e faço perguntas simples.',
  questions: [
    'Sobre o que quer falar hoje?',
    'Conte-me mais, por favor.',
    'O que é mais importante para você?',
    'Pode me dar um exemplo?',
    'Por que é assim?',
    'O que já tentou até agora?',
    'O que dizem os outros?',
    'Qual seria um bom resultado para você?',
    'Qual é o próximo passo, e até quando?',
    'Quer acrescentar alguma coisa?',
  ],
  quiet: ['Ainda está aí?', 'Fique à vontade, estou ouvindo.'],
  timeUp: 'O nosso tempo acabou.',
  goodbye: 'Obrigado pela conversa. Até logo.',
  farewells: ['adeus', 'tchau', 'até logo', 'até breve', 'até mais', 'até amanhã'],
}
