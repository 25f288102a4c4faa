// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { CheckedContract } from '../contract-types.ts';

export const contract: CheckedContract = {
  "operations": {
    "validateLink": {
      "method": "GET",
      "path": "/hash/validar/{hash}",
      "bodyLimit": 32768
    },
    "getQuestionnaireByLink": {
      "method": "GET",
      "path": "/Resposta/get/{hash}",
      "bodyLimit": 32768
    },
    "listDiscQuestions": {
      "method": "GET",
      "path": "/Pergunta/Get/{idResposta}",
      "bodyLimit": 32768
    },
    "getDiscQuestionOptions": {
      "method": "GET",
      "path": "/PerguntaOpcao/GetPerguntas/{idPergunta}/{idResposta}",
      "bodyLimit": 32768
    },
    "getDiscAnswers": {
      "method": "GET",
      "path": "/RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}",
      "bodyLimit": 32768
    },
    "saveDiscAnswers": {
      "method": "POST",
      "path": "/RespostaOpcao/Post",
      "bodyLimit": 32768
    },
    "updateDiscStatus": {
      "method": "POST",
      "path": "/Resposta/PostHash",
      "bodyLimit": 32768
    },
    "finishDiscResponse": {
      "method": "POST",
      "path": "/Resposta/FinalizaResposta",
      "bodyLimit": 32768
    },
    "getDiscProfileReport": {
      "method": "GET",
      "path": "/Resposta/GetPessoaRespostaPerfil",
      "bodyLimit": 32768
    },
    "listDiscResultSections": {
      "method": "GET",
      "path": "/Resultado/GetResultado/{idResultado}",
      "bodyLimit": 32768
    },
    "listDiscTraits": {
      "method": "GET",
      "path": "/OrganogramaPessoa/GetPerfisSimplificados",
      "bodyLimit": 32768
    },
    "listDiscCompetencies": {
      "method": "GET",
      "path": "/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}",
      "bodyLimit": 32768
    },
    "getSelfAssessmentByLink": {
      "method": "GET",
      "path": "/RespostaDesempenho/get/{hash}",
      "bodyLimit": 32768
    },
    "listPerformanceCompetencies": {
      "method": "GET",
      "path": "/CompetenciaDesempenho/GetCompetencias",
      "bodyLimit": 32768
    },
    "markPerformanceViewed": {
      "method": "POST",
      "path": "/RespostaDesempenho/PostVisualizado",
      "bodyLimit": 32768
    },
    "markPerformanceStarted": {
      "method": "POST",
      "path": "/RespostaDesempenho/PostIniciado",
      "bodyLimit": 32768
    },
    "listSelfAnswers": {
      "method": "GET",
      "path": "/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}",
      "bodyLimit": 32768
    },
    "saveSelfAnswer": {
      "method": "POST",
      "path": "/RespostaOpcaoDesempenho/PostRespostaOpcao",
      "bodyLimit": 32768
    },
    "finishSelfAssessment": {
      "method": "POST",
      "path": "/RespostaDesempenho/PostFinalizado",
      "bodyLimit": 32768
    },
    "getManagerByLink": {
      "method": "GET",
      "path": "/OrganogramaPessoa/GetGestor/{hash}",
      "bodyLimit": 32768
    },
    "getReviewStanding": {
      "method": "GET",
      "path": "/RespostaDesempenho/GetSituacao",
      "bodyLimit": 32768
    },
    "listReportsOfManager": {
      "method": "GET",
      "path": "/RespostaDesempenho/GetPessoasGridGestor",
      "bodyLimit": 32768
    },
    "listResponseCompetencies": {
      "method": "GET",
      "path": "/RespostaOpcaoDesempenho/GetDadosResposta",
      "bodyLimit": 32768
    },
    "listSelfScores": {
      "method": "GET",
      "path": "/RespostaOpcaoDesempenho/GetRespostaIndices",
      "bodyLimit": 32768
    },
    "listOwnManagerScores": {
      "method": "GET",
      "path": "/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor",
      "bodyLimit": 32768
    },
    "saveManagerAnswer": {
      "method": "POST",
      "path": "/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor",
      "bodyLimit": 32768
    },
    "listDisagreements": {
      "method": "GET",
      "path": "/RespostaOpcaoGestorDesempenho/GetDiscordancias",
      "bodyLimit": 32768
    },
    "saveManagerFeedback": {
      "method": "POST",
      "path": "/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor",
      "bodyLimit": 32768
    },
    "getEmployeeUser": {
      "method": "GET",
      "path": "/authpessoa/GetUser",
      "bodyLimit": 32768
    },
    "getPlayerMaskedEmail": {
      "method": "GET",
      "path": "/Treinamento/GetMaskedEmail/{hs}",
      "bodyLimit": 32768
    },
    "getPlayerTraining": {
      "method": "GET",
      "path": "/Treinamento/GetDadosTreinamentoPlataformaTreinamento/{hs}/{pin}",
      "bodyLimit": 32768
    },
    "validatePlayerPin": {
      "method": "GET",
      "path": "/Treinamento/ValidarAcesso/{hs}/{pin}",
      "bodyLimit": 32768
    },
    "refreshPlayerPin": {
      "method": "POST",
      "path": "/Treinamento/RefreshPin",
      "bodyLimit": 32768
    },
    "getPlayerVideoUrl": {
      "method": "GET",
      "path": "/Treinamento/GetSignedUrl/{hs}/{pin}",
      "bodyLimit": 32768
    },
    "savePlayerProgress": {
      "method": "POST",
      "path": "/Treinamento/PostEstadoRecursoPlataformaTreinamento/{hs}/{pin}",
      "bodyLimit": 64000
    },
    "verifyCertificate": {
      "method": "GET",
      "path": "/Treinamento/VerificarCertificado/{codigo}",
      "bodyLimit": 32768
    },
    "getGame": {
      "method": "GET",
      "path": "/PerguntaJogo/loadAllWithOp",
      "bodyLimit": 32768
    },
    "saveGameChoice": {
      "method": "POST",
      "path": "/jogoJogadoresPerguntaOpcoes/Post",
      "bodyLimit": 32768
    },
    "saveGameText": {
      "method": "POST",
      "path": "/JogoJogadorPerguntaTexto/PostPerguntaTexto",
      "bodyLimit": 32768
    },
    "saveGameRating": {
      "method": "POST",
      "path": "/JogoJogadorPerguntaValor/PostJogoPerguntaValor",
      "bodyLimit": 32768
    }
  },
  "schemas": {
    "replies": {
      "validateLink": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/LinkInfo"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getQuestionnaireByLink": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/DiscQuestionnaire"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listDiscQuestions": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscQuestion"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getDiscQuestionOptions": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscQuestion"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getDiscAnswers": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscOptionRank"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveDiscAnswers": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/DiscProgress"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "updateDiscStatus": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/DiscStatus"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "finishDiscResponse": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/DiscCompletion"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getDiscProfileReport": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/DiscProfileReport"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listDiscResultSections": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/DiscResultSectionList"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listDiscTraits": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscTrait"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listDiscCompetencies": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscCompetencyIndex"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getSelfAssessmentByLink": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PerformanceLinkedResponse"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listPerformanceCompetencies": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PerformanceCompetencyList"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "markPerformanceViewed": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PerformanceStatus"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "markPerformanceStarted": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PerformanceStatus"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listSelfAnswers": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/SelfAnswerList"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveSelfAnswer": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PerformanceProgress"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "finishSelfAssessment": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PerformanceStatus"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getManagerByLink": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/Manager"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getReviewStanding": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/ReviewStanding"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listReportsOfManager": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/ManagerReportList"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listResponseCompetencies": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/ResponseCompetency"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listSelfScores": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/CompetencyScore"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listOwnManagerScores": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/OwnManagerScore"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveManagerAnswer": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/ManagerProgress"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "listDisagreements": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/Disagreement"
              }
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveManagerFeedback": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/FeedbackProgress"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getEmployeeUser": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/EmployeeUser"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getPlayerMaskedEmail": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PlayerDoor"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getPlayerTraining": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PlayerTraining"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "validatePlayerPin": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PlayerAccess"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "refreshPlayerPin": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PlayerAccess"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getPlayerVideoUrl": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PlayerVideo"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "savePlayerProgress": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/PlayerProgress"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "verifyCertificate": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/VerifiedCertificate"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "getGame": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/GamePlay"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveGameChoice": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/GameAnswerReply"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveGameText": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/GameAnswerReply"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      },
      "saveGameRating": {
        "200": {
          "type": "object",
          "required": [
            "success",
            "data"
          ],
          "properties": {
            "success": {
              "$ref": "#/components/schemas/Success"
            },
            "data": {
              "$ref": "#/components/schemas/GameAnswerReply"
            },
            "msg": {
              "$ref": "#/components/schemas/Message"
            }
          }
        },
        "400": {
          "$ref": "#/components/schemas/Problem"
        },
        "401": {
          "$ref": "#/components/schemas/Problem"
        },
        "403": {
          "$ref": "#/components/schemas/Problem"
        },
        "404": {
          "$ref": "#/components/schemas/Problem"
        },
        "409": {
          "$ref": "#/components/schemas/Problem"
        },
        "413": {
          "$ref": "#/components/schemas/Problem"
        },
        "415": {
          "$ref": "#/components/schemas/Problem"
        },
        "429": {
          "$ref": "#/components/schemas/Problem"
        },
        "500": {
          "$ref": "#/components/schemas/Problem"
        },
        "503": {
          "$ref": "#/components/schemas/Problem"
        }
      }
    },
    "components": {
      "schemas": {
        "AgreementAction": {
          "description": "What is done for it.",
          "type": "string",
          "maxLength": 1000
        },
        "AgreementDay": {
          "description": "A day as São Paulo has it.",
          "type": "string",
          "format": "date",
          "maxLength": 10
        },
        "AgreementGoal": {
          "description": "What is to be reached.",
          "type": "string",
          "maxLength": 200
        },
        "AgreementSide": {
          "description": "The person whom the review is of, or the managers.",
          "type": "string",
          "enum": [
            "pessoa",
            "gestor"
          ]
        },
        "AgreementState": {
          "description": "`aguardando` it waits for the confirmation of a side, `combinado` both have confirmed, `cumprido` it was kept, `encerrado` it was given up.",
          "type": "string",
          "enum": [
            "aguardando",
            "combinado",
            "cumprido",
            "encerrado"
          ]
        },
        "AlignmentPercent": {
          "description": "Alignment of self and managers, 0 to 100; -1 while there is none.",
          "type": "integer",
          "minimum": -1,
          "maximum": 100
        },
        "BrandColor": {
          "description": "The color that a company is known by; null, or left out, where it has chosen none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^#[0-9a-f]{6}$"
        },
        "CompetencyScore": {
          "description": "A self score.",
          "type": "object",
          "required": [
            "idCompetencia",
            "cdCompetencia",
            "nmCompetencia",
            "dsCompetencia",
            "nrIndice"
          ],
          "properties": {
            "idCompetencia": {
              "$ref": "#/components/schemas/Id"
            },
            "cdCompetencia": {
              "type": "string"
            },
            "nmCompetencia": {
              "type": "string"
            },
            "dsCompetencia": {
              "type": [
                "string",
                "null"
              ]
            },
            "nrIndice": {
              "$ref": "#/components/schemas/NullableScore"
            },
            "dsComentario": {
              "$ref": "#/components/schemas/ScoreComment"
            }
          }
        },
        "CycleDay": {
          "description": "A day as São Paulo has it.",
          "type": "string",
          "format": "date",
          "maxLength": 10
        },
        "CycleOfRequest": {
          "description": "The cycle that a request is part of; left out where it is part of none.",
          "type": "object",
          "required": [
            "nmCiclo",
            "dtPrazo"
          ],
          "properties": {
            "nmCiclo": {
              "type": "string"
            },
            "dtPrazo": {
              "$ref": "#/components/schemas/CycleDay"
            }
          }
        },
        "DateTime": {
          "description": "ISO 8601 with zone.",
          "type": "string",
          "format": "date-time"
        },
        "Disagreement": {
          "description": "A competency where self and managers disagree.",
          "type": "object",
          "required": [
            "idCompetencia",
            "nmCompetencia",
            "idRespostaOpcaoGestor",
            "idOrganogramaPessoaGestor",
            "precisaFeedback",
            "notaFunc",
            "notaGestor",
            "mediaGestores",
            "dsFeedback"
          ],
          "properties": {
            "idCompetencia": {
              "$ref": "#/components/schemas/Id"
            },
            "nmCompetencia": {
              "type": "string"
            },
            "idRespostaOpcaoGestor": {
              "$ref": "#/components/schemas/Id"
            },
            "idOrganogramaPessoaGestor": {
              "$ref": "#/components/schemas/Id"
            },
            "precisaFeedback": {
              "type": "boolean"
            },
            "notaFunc": {
              "$ref": "#/components/schemas/Score"
            },
            "notaGestor": {
              "$ref": "#/components/schemas/Score"
            },
            "mediaGestores": {
              "type": "number",
              "minimum": 0,
              "maximum": 10
            },
            "dsComentario": {
              "$ref": "#/components/schemas/ScoreComment"
            },
            "dsFeedback": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        "DiscAnsweredIndex": {
          "description": "Zero-based index of the first unanswered question; the number of questions when none is left.",
          "type": "integer",
          "minimum": 0
        },
        "DiscCompetencyIndex": {
          "description": "A behavioral competency computed from the sums.",
          "type": "object",
          "required": [
            "nmCompetencia",
            "nrIndice",
            "dsLegenda",
            "dsLabel",
            "dsResumo"
          ],
          "properties": {
            "nmCompetencia": {
              "type": "string"
            },
            "nrIndice": {
              "type": "integer",
              "minimum": 0,
              "maximum": 100
            },
            "dsLegenda": {
              "description": "Name of the level.",
              "type": "string",
              "enum": [
                "muito baixo",
                "baixo",
                "médio",
                "alto",
                "muito alto"
              ]
            },
            "dsLabel": {
              "description": "Short name, for narrow places such as the chart's axis.",
              "type": "string"
            },
            "dsResumo": {
              "description": "What the competency is, followed by what this level says.",
              "type": "string"
            }
          }
        },
        "DiscCompletion": {
          "description": "The finished response.",
          "type": "object",
          "required": [
            "idResposta",
            "idResultado",
            "dtTermino"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "idResultado": {
              "$ref": "#/components/schemas/Id"
            },
            "dtTermino": {
              "$ref": "#/components/schemas/DateTime"
            },
            "nrTempoMs": {
              "description": "Milliseconds with the questions in sight, all together; absent where not every answer came with its own.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "DiscOption": {
          "description": "One of the four options of a question. It doesn't tell which profile it counts for.",
          "type": "object",
          "required": [
            "idPerguntaOpcao",
            "dsOpcao"
          ],
          "properties": {
            "idPerguntaOpcao": {
              "$ref": "#/components/schemas/Id"
            },
            "dsOpcao": {
              "type": "string"
            }
          }
        },
        "DiscOptionRank": {
          "description": "The place a person gave to an option.",
          "type": "object",
          "required": [
            "idPerguntaOpcao",
            "idRespostaOpcao"
          ],
          "properties": {
            "idPerguntaOpcao": {
              "$ref": "#/components/schemas/Id"
            },
            "idRespostaOpcao": {
              "$ref": "#/components/schemas/DiscRank"
            }
          }
        },
        "DiscOutcomeName": {
          "description": "A profile alone, or primary and secondary.",
          "type": "string",
          "enum": [
            "Dominante",
            "Influente",
            "Estável",
            "Conforme",
            "Dominante Influente",
            "Dominante Estável",
            "Dominante Conforme",
            "Influente Dominante",
            "Influente Estável",
            "Influente Conforme",
            "Estável Dominante",
            "Estável Influente",
            "Estável Conforme",
            "Conforme Dominante",
            "Conforme Influente",
            "Conforme Estável"
          ]
        },
        "DiscProfileName": {
          "description": "One of the four profiles.",
          "type": "string",
          "enum": [
            "Dominante",
            "Influente",
            "Estável",
            "Conforme"
          ]
        },
        "DiscProfileReport": {
          "description": "Sums of a finished response, and how sure they are.",
          "type": "object",
          "required": [
            "response",
            "nmPerfil",
            "idResultado",
            "idResposta",
            "idOrganogramaPessoa",
            "idCliente",
            "nmPessoa",
            "nmEmpresa",
            "logoUrl",
            "dtTermino",
            "qtdPerguntas",
            "versaoInstrumento",
            "dsFinalidade",
            "nrDiferenciacao",
            "flPoucoDiferenciado",
            "flEmpateTecnico"
          ],
          "properties": {
            "response": {
              "description": "The four profiles, strongest first, ties already settled. Match them by name.",
              "type": "array",
              "minItems": 4,
              "maxItems": 4,
              "items": {
                "$ref": "#/components/schemas/DiscProfileSum"
              }
            },
            "nmPerfil": {
              "$ref": "#/components/schemas/DiscOutcomeName"
            },
            "idResultado": {
              "$ref": "#/components/schemas/Id"
            },
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "nmEmpresa": {
              "type": "string"
            },
            "logoUrl": {
              "type": [
                "string",
                "null"
              ]
            },
            "corMarca": {
              "$ref": "#/components/schemas/BrandColor"
            },
            "dtTermino": {
              "$ref": "#/components/schemas/DateTime"
            },
            "qtdPerguntas": {
              "type": "integer",
              "minimum": 1
            },
            "versaoInstrumento": {
              "type": "integer",
              "minimum": 1
            },
            "dsFinalidade": {
              "description": "What the report is for, in Portuguese.",
              "type": "string"
            },
            "nrDiferenciacao": {
              "description": "Friedman statistic of the sums; below 7.81 the profile is hardly differentiated.",
              "type": "number",
              "minimum": 0
            },
            "flPoucoDiferenciado": {
              "description": "Say 'Perfil pouco diferenciado'.",
              "type": "boolean"
            },
            "flEmpateTecnico": {
              "description": "The first two sums are close; say 'Empate técnico'.",
              "type": "boolean"
            },
            "flProprio": {
              "$ref": "#/components/schemas/OwnReport"
            },
            "secoes": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscResultSection"
              }
            },
            "caracteristicas": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscTrait"
              }
            },
            "competencias": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscCompetencyIndex"
              }
            }
          }
        },
        "DiscProfileSum": {
          "description": "Points of one profile.",
          "type": "object",
          "required": [
            "nmPerfil",
            "soma"
          ],
          "properties": {
            "nmPerfil": {
              "$ref": "#/components/schemas/DiscProfileName"
            },
            "soma": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "DiscProgress": {
          "description": "How far the questionnaire is.",
          "type": "object",
          "required": [
            "nrIndiceRespondido",
            "qtdPerguntas"
          ],
          "properties": {
            "nrIndiceRespondido": {
              "$ref": "#/components/schemas/DiscAnsweredIndex"
            },
            "qtdPerguntas": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "DiscQuestion": {
          "description": "A question with its four options, in the order to show them.",
          "type": "object",
          "required": [
            "idPergunta",
            "nrOrdem",
            "dsPergunta",
            "opcoes"
          ],
          "properties": {
            "idPergunta": {
              "$ref": "#/components/schemas/Id"
            },
            "nrOrdem": {
              "description": "Place in the questionnaire, from 1.",
              "type": "integer",
              "minimum": 1
            },
            "dsPergunta": {
              "type": "string"
            },
            "opcoes": {
              "type": "array",
              "minItems": 4,
              "maxItems": 4,
              "items": {
                "$ref": "#/components/schemas/DiscOption"
              }
            }
          }
        },
        "DiscQuestionnaire": {
          "description": "A behavioral response as its link sees it.",
          "type": "object",
          "required": [
            "idResposta",
            "nmPessoa",
            "nmStatus",
            "cdStatus",
            "nrIndiceRespondido",
            "qtdPerguntas",
            "flConcluido",
            "idResultado",
            "dtTermino",
            "idOrganogramaPessoa",
            "idCliente",
            "nmEmpresa",
            "versaoInstrumento",
            "flPapel"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "nmStatus": {
              "$ref": "#/components/schemas/DiscStatusName"
            },
            "cdStatus": {
              "$ref": "#/components/schemas/DiscStatusCode"
            },
            "nrIndiceRespondido": {
              "$ref": "#/components/schemas/DiscAnsweredIndex"
            },
            "qtdPerguntas": {
              "type": "integer",
              "minimum": 1
            },
            "flConcluido": {
              "type": "boolean"
            },
            "idResultado": {
              "$ref": "#/components/schemas/NullableId"
            },
            "dtTermino": {
              "$ref": "#/components/schemas/NullableDateTime"
            },
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmEmpresa": {
              "type": "string"
            },
            "versaoInstrumento": {
              "type": "integer",
              "minimum": 1
            },
            "flPapel": {
              "$ref": "#/components/schemas/LinkRole"
            },
            "link": {
              "$ref": "#/components/schemas/LinkInfo"
            },
            "perguntas": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscQuestion"
              }
            }
          }
        },
        "DiscRank": {
          "description": "1 'Me identifico muito', 2 'Me identifico', 3 'Me identifico em parte', 4 'Não me identifico'.",
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "DiscResultSection": {
          "description": "A section of the report's text.",
          "type": "object",
          "required": [
            "nmSecao",
            "dsDescricao"
          ],
          "properties": {
            "nmSecao": {
              "type": "string",
              "enum": [
                "Resumo",
                "Comportamentos positivos",
                "Valor na equipe",
                "Ambiente ideal",
                "Sob Pressão",
                "Comportamentos limitantes"
              ]
            },
            "dsDescricao": {
              "type": "string"
            }
          }
        },
        "DiscResultSectionList": {
          "description": "The summary first, then the five behavior cards.",
          "type": "object",
          "required": [
            "rows",
            "qtdRecords"
          ],
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DiscResultSection"
              }
            },
            "qtdRecords": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "DiscStatus": {
          "description": "Status after the call.",
          "type": "object",
          "required": [
            "idResposta",
            "cdStatus",
            "nmStatus"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "cdStatus": {
              "$ref": "#/components/schemas/DiscStatusCode"
            },
            "nmStatus": {
              "$ref": "#/components/schemas/DiscStatusName"
            }
          }
        },
        "DiscStatusCode": {
          "description": "1 started, 2 finished, 3 viewed, 4 sent.",
          "type": "integer",
          "enum": [
            1,
            2,
            3,
            4
          ]
        },
        "DiscStatusName": {
          "description": "Name of the status code.",
          "type": "string",
          "enum": [
            "Iniciado",
            "Finalizado",
            "Visualizado",
            "Aguardando Resposta"
          ]
        },
        "DiscTrait": {
          "description": "A characteristic within a knowledge group.",
          "type": "object",
          "required": [
            "nmConhecimento",
            "nmResultado"
          ],
          "properties": {
            "nmConhecimento": {
              "type": "string",
              "enum": [
                "Comunicação",
                "Decisão",
                "Ritmo",
                "Relacionamento",
                "Organização"
              ]
            },
            "nmResultado": {
              "type": "string"
            }
          }
        },
        "EarlierAgreement": {
          "description": "An agreement of an earlier review.",
          "type": "object",
          "required": [
            "idCombinado",
            "dsObjetivo",
            "dsAcao",
            "tpResponsavel",
            "dtPrazo",
            "nmCompetencia",
            "tpSituacao"
          ],
          "properties": {
            "idCombinado": {
              "$ref": "#/components/schemas/Id"
            },
            "dsObjetivo": {
              "$ref": "#/components/schemas/AgreementGoal"
            },
            "dsAcao": {
              "$ref": "#/components/schemas/AgreementAction"
            },
            "tpResponsavel": {
              "$ref": "#/components/schemas/AgreementSide"
            },
            "dtPrazo": {
              "$ref": "#/components/schemas/AgreementDay"
            },
            "nmCompetencia": {
              "type": [
                "string",
                "null"
              ]
            },
            "tpSituacao": {
              "$ref": "#/components/schemas/AgreementState"
            }
          }
        },
        "EmployeeUser": {
          "description": "The signed-in employee with the company.",
          "type": "object",
          "required": [
            "idOrganogramaPessoa",
            "idCliente",
            "nmPessoa",
            "dsEmail",
            "nrTelefone",
            "tpSexo",
            "nmCargo",
            "nmDepartamento",
            "urlFoto",
            "nmCliente",
            "logoUrl",
            "flGestor",
            "precisaTrocarSenha"
          ],
          "properties": {
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "dsEmail": {
              "type": "string"
            },
            "nrTelefone": {
              "type": [
                "string",
                "null"
              ]
            },
            "tpSexo": {
              "$ref": "#/components/schemas/Gender"
            },
            "nmCargo": {
              "type": [
                "string",
                "null"
              ]
            },
            "nmDepartamento": {
              "type": [
                "string",
                "null"
              ]
            },
            "urlFoto": {
              "type": [
                "string",
                "null"
              ]
            },
            "nmCliente": {
              "type": "string"
            },
            "logoUrl": {
              "type": [
                "string",
                "null"
              ]
            },
            "corMarca": {
              "$ref": "#/components/schemas/BrandColor"
            },
            "cdIdioma": {
              "$ref": "#/components/schemas/SpokenLanguage"
            },
            "cdIdiomaEscolhido": {
              "$ref": "#/components/schemas/NullableLanguage"
            },
            "lstIdiomas": {
              "$ref": "#/components/schemas/OfferedLanguages"
            },
            "flGestor": {
              "description": "Somebody reports to this person.",
              "type": "boolean"
            },
            "precisaTrocarSenha": {
              "type": "boolean"
            },
            "perfilComportamental": {
              "$ref": "#/components/schemas/OwnDiscProfile"
            },
            "solicitacaoComportamental": {
              "$ref": "#/components/schemas/OwnDiscRequest"
            }
          }
        },
        "Fault": {
          "description": "What is wrong with one field of the request.",
          "type": "object",
          "required": [
            "field",
            "message"
          ],
          "properties": {
            "field": {
              "description": "Name of the field or parameter; fields and list positions inside of others follow after a point.",
              "type": "string",
              "example": "senhaAtual"
            },
            "message": {
              "description": "One sentence, also in `errors`.",
              "type": "string",
              "example": "Informe a senha atual."
            }
          }
        },
        "FeedbackProgress": {
          "description": "What this manager still owes.",
          "type": "object",
          "required": [
            "idRespostaOpcaoGestor",
            "competenciasPendentes",
            "cdStatus",
            "nmStatus"
          ],
          "properties": {
            "idRespostaOpcaoGestor": {
              "$ref": "#/components/schemas/Id"
            },
            "competenciasPendentes": {
              "type": "integer",
              "minimum": 0
            },
            "cdStatus": {
              "$ref": "#/components/schemas/PerformanceStatusCode"
            },
            "nmStatus": {
              "$ref": "#/components/schemas/PerformanceStatusName"
            },
            "lstSemEmail": {
              "description": "Where this feedback was the last that was owed, and as often as it is sent again: the name of the person whose result is out by it and who has no e-mail; left out where the result is held, the company has no results mailed, or the person is inactive or was mailed.",
              "$ref": "#/components/schemas/NamesWithoutEmail"
            }
          }
        },
        "GameAnswerReply": {
          "description": "How far the player is.",
          "type": "object",
          "required": [
            "nrIndexPergunta",
            "flConcluido",
            "dadosTotais"
          ],
          "properties": {
            "nrIndexPergunta": {
              "type": "integer",
              "minimum": 0
            },
            "flConcluido": {
              "description": "Whether all questions have their answer.",
              "type": "boolean"
            },
            "dadosTotais": {
              "description": "The totals of a voting that has enough votes.",
              "type": [
                "array",
                "null"
              ],
              "items": {
                "$ref": "#/components/schemas/GameVotes"
              }
            }
          }
        },
        "GamePercent": {
          "description": "Of all, with one decimal.",
          "type": "number",
          "minimum": 0,
          "maximum": 100
        },
        "GamePlay": {
          "description": "A game as its player sees it.",
          "type": "object",
          "required": [
            "idJogo",
            "nmJogo",
            "dsOptJogo",
            "idTipoJogo",
            "flAnonimo",
            "idCliente",
            "nmEmpresa",
            "idOrganogramaPessoa",
            "nmOrganogramaPessoa",
            "nrEscala",
            "nrIndexPergunta",
            "dsAviso",
            "dadosPerguntas"
          ],
          "properties": {
            "idJogo": {
              "$ref": "#/components/schemas/Id"
            },
            "nmJogo": {
              "type": "string"
            },
            "dsOptJogo": {
              "type": "string"
            },
            "idTipoJogo": {
              "$ref": "#/components/schemas/GameQuestionKind"
            },
            "flAnonimo": {
              "type": "boolean"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmEmpresa": {
              "type": "string"
            },
            "logoUrl": {
              "type": [
                "string",
                "null"
              ]
            },
            "corMarca": {
              "$ref": "#/components/schemas/BrandColor"
            },
            "cdIdioma": {
              "$ref": "#/components/schemas/SpokenLanguage"
            },
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "nmOrganogramaPessoa": {
              "type": "string"
            },
            "nrEscala": {
              "description": "The highest rating of a pillars question.",
              "type": "integer",
              "minimum": 2,
              "maximum": 10
            },
            "nrIndexPergunta": {
              "description": "The place of the first question without an answer.",
              "type": "integer",
              "minimum": 0
            },
            "dsAviso": {
              "description": "What a survey is and is not, told before it starts.",
              "type": [
                "string",
                "null"
              ]
            },
            "dadosPerguntas": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/GamePlayQuestion"
              }
            }
          }
        },
        "GamePlayOption": {
          "description": "An option of a question.",
          "type": "object",
          "required": [
            "idPerguntaOpcao",
            "dsOpcao"
          ],
          "properties": {
            "idPerguntaOpcao": {
              "$ref": "#/components/schemas/Id"
            },
            "dsOpcao": {
              "type": "string"
            }
          }
        },
        "GamePlayQuestion": {
          "description": "A question as its player sees it.",
          "type": "object",
          "required": [
            "idPergunta",
            "idTipo",
            "dsPergunta",
            "flPaginaApoio",
            "dadosPerguntaOpcoes"
          ],
          "properties": {
            "idPergunta": {
              "$ref": "#/components/schemas/Id"
            },
            "idTipo": {
              "$ref": "#/components/schemas/GameQuestionKind"
            },
            "dsPergunta": {
              "type": "string"
            },
            "flPaginaApoio": {
              "description": "Whether a page that says where to turn to follows the answer.",
              "type": "boolean"
            },
            "dadosPerguntaOpcoes": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/GamePlayOption"
              }
            }
          }
        },
        "GameQuestionKind": {
          "description": "1 quiz, 2 free words, 3 pillars, 4 voting.",
          "type": "integer",
          "enum": [
            1,
            2,
            3,
            4
          ]
        },
        "GameVotes": {
          "description": "How many chose an option.",
          "type": "object",
          "required": [
            "idPerguntaOpcao",
            "qtdVotos",
            "percentual"
          ],
          "properties": {
            "idPerguntaOpcao": {
              "$ref": "#/components/schemas/Id"
            },
            "qtdVotos": {
              "type": "integer",
              "minimum": 0
            },
            "percentual": {
              "$ref": "#/components/schemas/GamePercent"
            }
          }
        },
        "Gender": {
          "description": "M, F, or null for not informed.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "M",
            "F",
            null
          ]
        },
        "Id": {
          "description": "Identifier of a record.",
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "Language": {
          "description": "A language of the interface and of mails, by its tag.",
          "type": "string",
          "enum": [
            "pt-BR",
            "en",
            "es"
          ]
        },
        "LinkInfo": {
          "description": "What a link opens and what must happen first.",
          "type": "object",
          "required": [
            "precisaSenha",
            "tipo",
            "destino",
            "idCliente",
            "nmEmpresa"
          ],
          "properties": {
            "precisaSenha": {
              "description": "The person has no password yet, and the link may set it, so first access comes before.",
              "type": "boolean"
            },
            "tipo": {
              "type": "string",
              "enum": [
                "comportamental",
                "desempenho",
                "treinamento",
                "jogo"
              ]
            },
            "destino": {
              "$ref": "#/components/schemas/LinkRole"
            },
            "idPessoa": {
              "description": "Whom the link is about; the page of a game asks for it.",
              "type": "integer",
              "minimum": 1
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmEmpresa": {
              "type": "string"
            },
            "logoUrl": {
              "type": [
                "string",
                "null"
              ]
            },
            "corMarca": {
              "$ref": "#/components/schemas/BrandColor"
            },
            "cdIdioma": {
              "$ref": "#/components/schemas/SpokenLanguage"
            }
          }
        },
        "LinkRole": {
          "description": "What a link is for.",
          "type": "string",
          "enum": [
            "responder",
            "gestor",
            "relatorio"
          ]
        },
        "Manager": {
          "description": "A manager with the company.",
          "type": "object",
          "required": [
            "idOrganogramaPessoa",
            "idCliente",
            "nmPessoa",
            "nmCargo",
            "urlFoto",
            "nmEmpresa",
            "urlLogoSistema"
          ],
          "properties": {
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "nmCargo": {
              "type": [
                "string",
                "null"
              ]
            },
            "urlFoto": {
              "type": [
                "string",
                "null"
              ]
            },
            "nmEmpresa": {
              "type": "string"
            },
            "urlLogoSistema": {
              "type": [
                "string",
                "null"
              ]
            },
            "corMarca": {
              "$ref": "#/components/schemas/BrandColor"
            }
          }
        },
        "ManagerProgress": {
          "description": "How far this manager is.",
          "type": "object",
          "required": [
            "idRespostaOpcaoGestor",
            "qtdCompetencias",
            "qtdTotal",
            "cdStatus",
            "nmStatus"
          ],
          "properties": {
            "idRespostaOpcaoGestor": {
              "$ref": "#/components/schemas/Id"
            },
            "qtdCompetencias": {
              "type": "integer",
              "minimum": 0
            },
            "qtdTotal": {
              "type": "integer",
              "minimum": 0
            },
            "cdStatus": {
              "$ref": "#/components/schemas/PerformanceStatusCode"
            },
            "nmStatus": {
              "$ref": "#/components/schemas/PerformanceStatusName"
            },
            "lstSemEmail": {
              "description": "Where this score was the last of all, and as often as it is sent again: names of the other managers who owe feedback by now and have no e-mail, or that of the person whose result is out by it. The person is left out where the result is held, the company has no results mailed, or the person is inactive or was mailed.",
              "$ref": "#/components/schemas/NamesWithoutEmail"
            }
          }
        },
        "ManagerReport": {
          "description": "Somebody whom a manager evaluates.",
          "type": "object",
          "required": [
            "idOrganogramaPessoa",
            "nmPessoa",
            "nmCargo",
            "urlFoto",
            "dsEmail",
            "idResposta",
            "cdStatus",
            "nmStatus",
            "dtEnvio",
            "dtTermino",
            "percentualAlinhamento",
            "podeAvaliar",
            "precisaFeedback",
            "competenciasPendentes",
            "podeVerRelatorio"
          ],
          "properties": {
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "nmCargo": {
              "type": [
                "string",
                "null"
              ]
            },
            "urlFoto": {
              "type": [
                "string",
                "null"
              ]
            },
            "dsEmail": {
              "type": [
                "string",
                "null"
              ]
            },
            "idResposta": {
              "$ref": "#/components/schemas/NullableId"
            },
            "cdStatus": {
              "$ref": "#/components/schemas/PerformanceStatusCodeOrNone"
            },
            "nmStatus": {
              "description": "Status for this manager.",
              "type": "string",
              "enum": [
                "Sem Avaliação",
                "Iniciado",
                "Finalizado",
                "Visualizado",
                "Aguardando Resposta",
                "Aguardando Avaliação do Gestor",
                "Aguardando Feedback do Gestor",
                "Avaliado"
              ]
            },
            "flAvaliouTodas": {
              "description": "Whether this manager has rated every competency. A server of an earlier version leaves it out.",
              "type": "boolean"
            },
            "dtEnvio": {
              "$ref": "#/components/schemas/NullableDateTime"
            },
            "dtTermino": {
              "$ref": "#/components/schemas/NullableDateTime"
            },
            "percentualAlinhamento": {
              "$ref": "#/components/schemas/AlignmentPercent"
            },
            "dtPrazo": {
              "description": "The last day of its cycle, where the review waits for this manager; null otherwise. A server of an earlier version leaves it out.",
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            },
            "podeAvaliar": {
              "type": "boolean"
            },
            "precisaFeedback": {
              "type": "boolean"
            },
            "competenciasPendentes": {
              "type": "integer",
              "minimum": 0
            },
            "podeVerRelatorio": {
              "type": "boolean"
            }
          }
        },
        "ManagerReportList": {
          "description": "A page of people.",
          "type": "object",
          "required": [
            "rows",
            "qtdRecords"
          ],
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/ManagerReport"
              }
            },
            "qtdRecords": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "Message": {
          "description": "What happened, in Portuguese, or the new id as text.",
          "type": "string"
        },
        "NamesWithoutEmail": {
          "description": "Names of people who have no e-mail, by name.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string"
          }
        },
        "NullableDateTime": {
          "description": "ISO 8601 with zone, when it has happened.",
          "type": [
            "string",
            "null"
          ],
          "format": "date-time"
        },
        "NullableId": {
          "description": "Identifier of a record, when there is one.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "NullableLanguage": {
          "description": "The language that a person has chosen; null for the company's first.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "pt-BR",
            "en",
            "es",
            null
          ]
        },
        "NullablePlayerCertificate": {
          "description": "The latest certificate of the person for the training; null where there is none.",
          "anyOf": [
            {
              "$ref": "#/components/schemas/PlayerCertificate"
            },
            {
              "type": "null"
            }
          ]
        },
        "NullableScore": {
          "description": "A score, when there is one.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 10
        },
        "OfferedLanguages": {
          "description": "What the company's people may choose from, the first where they have not chosen. Left out, it is pt-BR alone.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/components/schemas/Language"
          }
        },
        "OwnDiscProfile": {
          "description": "The person's latest behavioral result; left out where there is none.",
          "type": "object",
          "required": [
            "idResposta",
            "nmPerfil",
            "dtTermino"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPerfil": {
              "description": "One profile, or the primary and the secondary one.",
              "type": "string"
            },
            "dtTermino": {
              "$ref": "#/components/schemas/DateTime"
            }
          }
        },
        "OwnDiscRequest": {
          "description": "The behavioral questionnaire that waits for the person; left out where none does. `createDiscSessionLink` opens it.",
          "type": "object",
          "required": [
            "idResposta",
            "cdStatus",
            "dtEnvio",
            "qtdPerguntas",
            "qtdRespondidas"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "cdStatus": {
              "$ref": "#/components/schemas/DiscStatusCode"
            },
            "dtEnvio": {
              "$ref": "#/components/schemas/DateTime"
            },
            "qtdPerguntas": {
              "type": "integer",
              "minimum": 1
            },
            "qtdRespondidas": {
              "type": "integer",
              "minimum": 0
            },
            "ciclo": {
              "$ref": "#/components/schemas/CycleOfRequest"
            }
          }
        },
        "OwnManagerScore": {
          "description": "A manager's score.",
          "type": "object",
          "required": [
            "idRespostaOpcaoGestor",
            "idCompetencia",
            "cdCompetencia",
            "nmCompetencia",
            "nrIndice"
          ],
          "properties": {
            "idRespostaOpcaoGestor": {
              "$ref": "#/components/schemas/Id"
            },
            "idCompetencia": {
              "$ref": "#/components/schemas/Id"
            },
            "cdCompetencia": {
              "type": "string"
            },
            "nmCompetencia": {
              "type": "string"
            },
            "nrIndice": {
              "$ref": "#/components/schemas/Score"
            },
            "dsComentario": {
              "$ref": "#/components/schemas/ScoreComment"
            }
          }
        },
        "OwnReport": {
          "description": "Whether the reader is whom the report is about, so that it speaks to them: an employee's own, or a link that was mailed to their own address. A server may leave it out; the report then speaks of the person.",
          "type": "boolean"
        },
        "PerformanceCompetency": {
          "description": "A competency that performance is reviewed by.",
          "type": "object",
          "required": [
            "idCompetencia",
            "cdCompetencia",
            "nmCompetencia",
            "dsCompetencia"
          ],
          "properties": {
            "idCompetencia": {
              "$ref": "#/components/schemas/Id"
            },
            "cdCompetencia": {
              "type": "string"
            },
            "nmCompetencia": {
              "type": "string"
            },
            "dsCompetencia": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        "PerformanceCompetencyList": {
          "description": "Competencies.",
          "type": "object",
          "required": [
            "rows",
            "qtdRecords"
          ],
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/PerformanceCompetency"
              }
            },
            "qtdRecords": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "PerformanceLinkedResponse": {
          "description": "A performance response as its link sees it.",
          "type": "object",
          "required": [
            "idResposta",
            "idOrganogramaPessoa",
            "nmPessoa",
            "nmCargo",
            "qtdCompetencias",
            "qtdTotal",
            "flConcluido",
            "idRespostaStatusAtual",
            "nmStatus",
            "dtEnvio",
            "dtTermino",
            "idCliente",
            "nmEmpresa",
            "urlLogoSistema",
            "flPapel",
            "idOrganogramaGestor"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "nmCargo": {
              "type": [
                "string",
                "null"
              ]
            },
            "qtdCompetencias": {
              "type": "integer",
              "minimum": 0
            },
            "qtdTotal": {
              "type": "integer",
              "minimum": 0
            },
            "flConcluido": {
              "type": "boolean"
            },
            "idRespostaStatusAtual": {
              "$ref": "#/components/schemas/PerformanceStatusCode"
            },
            "nmStatus": {
              "$ref": "#/components/schemas/PerformanceStatusName"
            },
            "dtEnvio": {
              "$ref": "#/components/schemas/DateTime"
            },
            "dtTermino": {
              "$ref": "#/components/schemas/NullableDateTime"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmEmpresa": {
              "type": "string"
            },
            "urlLogoSistema": {
              "type": [
                "string",
                "null"
              ]
            },
            "flPapel": {
              "$ref": "#/components/schemas/LinkRole"
            },
            "idOrganogramaGestor": {
              "$ref": "#/components/schemas/NullableId"
            },
            "link": {
              "$ref": "#/components/schemas/LinkInfo"
            },
            "competencias": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/PerformanceCompetency"
              }
            },
            "respostas": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/SelfAnswer"
              }
            },
            "combinados": {
              "description": "What was agreed on after earlier reviews, for whoever answers or rates this one. A server of an earlier version leaves it out.",
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/EarlierAgreement"
              }
            }
          }
        },
        "PerformanceProgress": {
          "description": "How many competencies are answered.",
          "type": "object",
          "required": [
            "qtdCompetencias",
            "qtdTotal"
          ],
          "properties": {
            "qtdCompetencias": {
              "type": "integer",
              "minimum": 0
            },
            "qtdTotal": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "PerformanceStatus": {
          "description": "Status after the call.",
          "type": "object",
          "required": [
            "idResposta",
            "cdStatus",
            "nmStatus"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "cdStatus": {
              "$ref": "#/components/schemas/PerformanceStatusCode"
            },
            "nmStatus": {
              "$ref": "#/components/schemas/PerformanceStatusName"
            },
            "lstSemEmail": {
              "description": "Of a self-assessment that is finished now: names of the managers it waits for who have no e-mail; left out where all were mailed, and of whatever else was called.",
              "$ref": "#/components/schemas/NamesWithoutEmail"
            }
          }
        },
        "PerformanceStatusCode": {
          "description": "4 sent, 3 viewed, 1 started, 6 waiting for the managers' ratings, 7 waiting for their feedback, 2 finished; only forward, in this order.",
          "type": "integer",
          "enum": [
            1,
            2,
            3,
            4,
            6,
            7
          ]
        },
        "PerformanceStatusCodeOrNone": {
          "description": "Status code; 0 without a response.",
          "type": "integer",
          "enum": [
            0,
            1,
            2,
            3,
            4,
            6,
            7
          ]
        },
        "PerformanceStatusName": {
          "description": "Name of the status code.",
          "type": "string",
          "enum": [
            "Iniciado",
            "Finalizado",
            "Visualizado",
            "Aguardando Resposta",
            "Aguardando Avaliação do Gestor",
            "Aguardando Feedback do Gestor"
          ]
        },
        "PlayerAccess": {
          "description": "Until when a PIN is good.",
          "type": "object",
          "required": [
            "dataExpiracao"
          ],
          "properties": {
            "dataExpiracao": {
              "$ref": "#/components/schemas/DateTime"
            }
          }
        },
        "PlayerCertificate": {
          "description": "What a certificate says; `dsCodigo` verifies it.",
          "type": "object",
          "required": [
            "dsCodigo",
            "nmPessoa",
            "nmTreinamento",
            "nrVersao",
            "dtEmissao"
          ],
          "properties": {
            "dsCodigo": {
              "type": "string"
            },
            "nmPessoa": {
              "type": "string"
            },
            "nmTreinamento": {
              "type": "string"
            },
            "nrVersao": {
              "$ref": "#/components/schemas/RecordVersion"
            },
            "dtEmissao": {
              "$ref": "#/components/schemas/DateTime"
            }
          }
        },
        "PlayerDoor": {
          "description": "What is shown before the PIN.",
          "type": "object",
          "required": [
            "maskedEmail",
            "nmTreinamento",
            "idCliente",
            "nmEmpresa"
          ],
          "properties": {
            "maskedEmail": {
              "type": [
                "string",
                "null"
              ]
            },
            "nmTreinamento": {
              "type": "string"
            },
            "idCliente": {
              "$ref": "#/components/schemas/Id"
            },
            "nmEmpresa": {
              "type": "string"
            },
            "logoUrl": {
              "type": [
                "string",
                "null"
              ]
            },
            "corMarca": {
              "$ref": "#/components/schemas/BrandColor"
            },
            "cdIdioma": {
              "$ref": "#/components/schemas/SpokenLanguage"
            }
          }
        },
        "PlayerFlag": {
          "description": "1 for yes, 0 for no.",
          "type": "integer",
          "enum": [
            0,
            1
          ]
        },
        "PlayerProgress": {
          "description": "How far a person is after a save; `recursos` are those that were sent.",
          "type": "object",
          "required": [
            "nrEstado",
            "flEstadoAplicado",
            "dsEstado",
            "qtdRecursos",
            "qtdConcluidos",
            "recursos",
            "certificado"
          ],
          "properties": {
            "nrEstado": {
              "$ref": "#/components/schemas/PlayerStateNumber"
            },
            "flEstadoAplicado": {
              "description": "Whether point, mark and last video were kept, and not what was watched alone.",
              "type": "boolean"
            },
            "dsEstado": {
              "$ref": "#/components/schemas/PlayerState"
            },
            "qtdRecursos": {
              "type": "integer",
              "minimum": 0
            },
            "qtdConcluidos": {
              "type": "integer",
              "minimum": 0
            },
            "recursos": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/PlayerResourceProgress"
              }
            },
            "certificado": {
              "$ref": "#/components/schemas/NullablePlayerCertificate"
            }
          }
        },
        "PlayerResource": {
          "description": "A video of a session with its progress.",
          "type": "object",
          "required": [
            "idRecursoSessao",
            "nmRecurso",
            "indexRecurso",
            "urlRecurso",
            "nrDuracao",
            "nrSegundos",
            "dsResolucao",
            "nrTamanhoMB",
            "dsFormato",
            "flTemLegenda",
            "flFoiConcluido",
            "flConclusaoManual",
            "nrTempoVideo",
            "flFoiUltimoRecursoAssistido",
            "trechos"
          ],
          "properties": {
            "idRecursoSessao": {
              "$ref": "#/components/schemas/Id"
            },
            "nmRecurso": {
              "type": "string"
            },
            "indexRecurso": {
              "type": "integer",
              "minimum": 0
            },
            "urlRecurso": {
              "description": "Stored name.",
              "type": "string"
            },
            "nrDuracao": {
              "$ref": "#/components/schemas/VideoMinutes"
            },
            "nrSegundos": {
              "$ref": "#/components/schemas/PlayerSeconds"
            },
            "dsResolucao": {
              "$ref": "#/components/schemas/VideoResolution"
            },
            "nrTamanhoMB": {
              "$ref": "#/components/schemas/VideoMegabytes"
            },
            "dsFormato": {
              "$ref": "#/components/schemas/VideoMediaType"
            },
            "flTemLegenda": {
              "type": "boolean"
            },
            "flFoiConcluido": {
              "$ref": "#/components/schemas/PlayerFlag"
            },
            "flConclusaoManual": {
              "type": "boolean"
            },
            "nrTempoVideo": {
              "$ref": "#/components/schemas/PlayerSeconds"
            },
            "flFoiUltimoRecursoAssistido": {
              "$ref": "#/components/schemas/PlayerFlag"
            },
            "trechos": {
              "$ref": "#/components/schemas/PlayerStretches"
            }
          }
        },
        "PlayerResourceProgress": {
          "description": "Progress of one video, as it is kept.",
          "type": "object",
          "required": [
            "idRecursoSessao",
            "flFoiConcluido",
            "flConclusaoManual",
            "nrTempoVideo",
            "flFoiUltimoRecursoAssistido",
            "trechos"
          ],
          "properties": {
            "idRecursoSessao": {
              "$ref": "#/components/schemas/Id"
            },
            "flFoiConcluido": {
              "$ref": "#/components/schemas/PlayerFlag"
            },
            "flConclusaoManual": {
              "description": "Whether it carries the mark of the person.",
              "type": "boolean"
            },
            "nrTempoVideo": {
              "$ref": "#/components/schemas/PlayerSeconds"
            },
            "flFoiUltimoRecursoAssistido": {
              "$ref": "#/components/schemas/PlayerFlag"
            },
            "trechos": {
              "$ref": "#/components/schemas/PlayerStretches"
            }
          }
        },
        "PlayerSeconds": {
          "description": "Seconds from the beginning of a video.",
          "type": "number",
          "minimum": 0,
          "maximum": 1000000
        },
        "PlayerSession": {
          "description": "A session with its videos, in order.",
          "type": "object",
          "required": [
            "nmSessao",
            "indexSessao",
            "recursos"
          ],
          "properties": {
            "nmSessao": {
              "type": "string"
            },
            "indexSessao": {
              "type": "integer",
              "minimum": 0
            },
            "recursos": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/PlayerResource"
              }
            }
          }
        },
        "PlayerState": {
          "description": "How far a person is with a training.",
          "type": "string",
          "enum": [
            "Não visualizado",
            "Em andamento",
            "Concluído"
          ]
        },
        "PlayerStateNumber": {
          "description": "Of the last state that was kept; the next one counts further.",
          "type": "integer",
          "minimum": 0,
          "maximum": 2000000000
        },
        "PlayerStretch": {
          "description": "A part of a video, from a second to a later one.",
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {
            "$ref": "#/components/schemas/PlayerSeconds"
          }
        },
        "PlayerStretches": {
          "description": "What was really watched of a video, in order, without overlaps.",
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PlayerStretch"
          }
        },
        "PlayerTraining": {
          "description": "A training as its player shows it.",
          "type": "object",
          "required": [
            "idTreinamento",
            "nmTreinamento",
            "dsTreinamento",
            "idCategoria",
            "nmCategoria",
            "urlFoto",
            "nmAutor",
            "nrVersao",
            "totalHoras",
            "totalMinutos",
            "unidadeMedida",
            "dataExpiracao",
            "nrEstado",
            "dsEstado",
            "qtdRecursos",
            "qtdConcluidos",
            "sessoes",
            "certificado"
          ],
          "properties": {
            "idTreinamento": {
              "$ref": "#/components/schemas/Id"
            },
            "nmTreinamento": {
              "type": "string"
            },
            "dsTreinamento": {
              "type": "string"
            },
            "idCategoria": {
              "$ref": "#/components/schemas/Id"
            },
            "nmCategoria": {
              "type": "string"
            },
            "urlFoto": {
              "type": [
                "string",
                "null"
              ]
            },
            "nmAutor": {
              "type": "string"
            },
            "nrVersao": {
              "$ref": "#/components/schemas/RecordVersion"
            },
            "totalHoras": {
              "description": "Duration of all videos in hours, with two decimals.",
              "type": "number",
              "minimum": 0
            },
            "totalMinutos": {
              "description": "The same in minutes, with two decimals.",
              "type": "number",
              "minimum": 0
            },
            "unidadeMedida": {
              "description": "Which of the two is shown.",
              "type": "string",
              "enum": [
                "horas",
                "minutos"
              ]
            },
            "dataExpiracao": {
              "description": "Until when the PIN is good.",
              "$ref": "#/components/schemas/DateTime"
            },
            "nrEstado": {
              "$ref": "#/components/schemas/PlayerStateNumber"
            },
            "dsEstado": {
              "$ref": "#/components/schemas/PlayerState"
            },
            "qtdRecursos": {
              "type": "integer",
              "minimum": 0
            },
            "qtdConcluidos": {
              "type": "integer",
              "minimum": 0
            },
            "sessoes": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/PlayerSession"
              }
            },
            "certificado": {
              "$ref": "#/components/schemas/NullablePlayerCertificate"
            }
          }
        },
        "PlayerVideo": {
          "description": "Where a video is read from, and until when; and its captions.",
          "type": "object",
          "required": [
            "urlVideo",
            "dtExpiracao",
            "dsLegenda"
          ],
          "properties": {
            "urlVideo": {
              "type": "string"
            },
            "dtExpiracao": {
              "$ref": "#/components/schemas/DateTime"
            },
            "dsLegenda": {
              "$ref": "#/components/schemas/VideoCaptions"
            }
          }
        },
        "Problem": {
          "description": "Envelope of a failure.",
          "type": "object",
          "required": [
            "success",
            "msg",
            "errors"
          ],
          "properties": {
            "success": {
              "type": "boolean",
              "const": false
            },
            "data": {
              "type": "null"
            },
            "msg": {
              "description": "First sentence of `errors`.",
              "type": "string"
            },
            "errors": {
              "description": "One sentence per fault, in the language of `Content-Language`.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "string"
              }
            },
            "faults": {
              "description": "Sentences of `errors` that concern a field; left out when none does.",
              "type": "array",
              "minItems": 1,
              "items": {
                "$ref": "#/components/schemas/Fault"
              }
            }
          }
        },
        "RecordVersion": {
          "description": "Counts the changes of a record. A save that carries it is refused (409) when somebody else has saved since; one without it takes what comes.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647
        },
        "ResponseCompetency": {
          "description": "A competency frozen on a response.",
          "type": "object",
          "required": [
            "idRespostaOpcao",
            "idCompetencia",
            "cdCompetencia",
            "nmCompetencia",
            "dsCompetencia"
          ],
          "properties": {
            "idRespostaOpcao": {
              "$ref": "#/components/schemas/Id"
            },
            "idCompetencia": {
              "$ref": "#/components/schemas/Id"
            },
            "cdCompetencia": {
              "type": "string"
            },
            "nmCompetencia": {
              "type": "string"
            },
            "dsCompetencia": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        "ReviewStanding": {
          "description": "How a review stands for the caller.",
          "type": "object",
          "required": [
            "idResposta",
            "idOrganogramaPessoa",
            "nmPessoa",
            "cdStatus",
            "nmStatus",
            "flEncerrado",
            "tpVez",
            "podeResponder",
            "podeAvaliar",
            "flAvaliouTodas",
            "competenciasPendentes",
            "podeVerRelatorio"
          ],
          "properties": {
            "idResposta": {
              "$ref": "#/components/schemas/Id"
            },
            "idOrganogramaPessoa": {
              "$ref": "#/components/schemas/Id"
            },
            "nmPessoa": {
              "type": "string"
            },
            "cdStatus": {
              "$ref": "#/components/schemas/PerformanceStatusCode"
            },
            "nmStatus": {
              "description": "Status for the caller.",
              "type": "string",
              "enum": [
                "Iniciado",
                "Finalizado",
                "Visualizado",
                "Aguardando Resposta",
                "Aguardando Avaliação do Gestor",
                "Aguardando Feedback do Gestor",
                "Avaliado"
              ]
            },
            "flEncerrado": {
              "description": "Whether staff closed the request.",
              "type": "boolean"
            },
            "tpVez": {
              "description": "Whom the review waits for.",
              "type": "string",
              "enum": [
                "pessoa",
                "gestores",
                "ninguem"
              ]
            },
            "podeResponder": {
              "description": "Whether the caller may still answer the self-assessment.",
              "type": "boolean"
            },
            "podeAvaliar": {
              "description": "Whether the caller has still to rate.",
              "type": "boolean"
            },
            "flAvaliouTodas": {
              "description": "Whether the caller has rated every competency.",
              "type": "boolean"
            },
            "competenciasPendentes": {
              "description": "Competencies that the caller owes feedback on.",
              "type": "integer",
              "minimum": 0
            },
            "podeVerRelatorio": {
              "type": "boolean"
            }
          }
        },
        "Score": {
          "description": "A score of the one scale, 0 to 10; 0 is a score.",
          "type": "integer",
          "minimum": 0,
          "maximum": 10
        },
        "ScoreComment": {
          "description": "What was written beside the score. Left out for none.",
          "type": "string"
        },
        "SelfAnswer": {
          "description": "A self score by competency.",
          "type": "object",
          "required": [
            "idCompetencia",
            "nrIndice"
          ],
          "properties": {
            "idCompetencia": {
              "$ref": "#/components/schemas/Id"
            },
            "nrIndice": {
              "$ref": "#/components/schemas/Score"
            },
            "dsComentario": {
              "$ref": "#/components/schemas/ScoreComment"
            }
          }
        },
        "SelfAnswerList": {
          "description": "Self scores.",
          "type": "object",
          "required": [
            "rows",
            "qtdRecords"
          ],
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/SelfAnswer"
              }
            },
            "qtdRecords": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "SpokenLanguage": {
          "description": "What the page or the paper speaks: the language of the person's choice as long as the company offers it, otherwise the company's first. Left out, it is pt-BR.",
          "type": "string",
          "enum": [
            "pt-BR",
            "en",
            "es"
          ]
        },
        "Success": {
          "description": "Marks a reply that succeeded.",
          "type": "boolean",
          "const": true
        },
        "VerifiedCertificate": {
          "description": "What a certificate vouches for.",
          "type": "object",
          "required": [
            "nmPessoa",
            "nmTreinamento",
            "nrVersao",
            "dtEmissao"
          ],
          "properties": {
            "nmPessoa": {
              "type": "string"
            },
            "nmTreinamento": {
              "type": "string"
            },
            "nrVersao": {
              "$ref": "#/components/schemas/RecordVersion"
            },
            "dtEmissao": {
              "$ref": "#/components/schemas/DateTime"
            }
          }
        },
        "VideoCaptions": {
          "description": "Captions as the text of a WebVTT file.",
          "type": [
            "string",
            "null"
          ],
          "maxLength": 200000
        },
        "VideoMediaType": {
          "description": "Media type.",
          "type": "string",
          "maxLength": 100
        },
        "VideoMegabytes": {
          "description": "Megabytes, with two decimals.",
          "type": "number",
          "minimum": 0
        },
        "VideoMinutes": {
          "description": "Minutes, with two decimals.",
          "type": "number",
          "minimum": 0
        },
        "VideoResolution": {
          "description": "Width and height in pixels, such as 1280x720.",
          "type": "string",
          "maxLength": 20
        }
      }
    }
  }
};
