// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign staff in
         * @description Unknown login and wrong password get the same 401. Too many failures, by login and address or by either alone, are a 429, and so is a crowd that comes at once.
         */
        post: operations["signInStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/GetUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in staff user
         * @description Also answers while a new password must be set.
         */
        get: operations["getStaffUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a staff session
         * @description The refresh token is the credential and rotates. The one before stays good for 60 seconds; older reuse ends the session. A session ends after 12 idle hours and after 7 days at the latest.
         */
        post: operations["refreshStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign staff out
         * @description Ends the session at once, its refresh token included.
         */
        post: operations["signOutStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authpessoa/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an employee in
         * @description E-mails are unique within one company, so the company is part of the credentials. Failures are as for staff.
         */
        post: operations["signInEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authpessoa/GetUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in employee
         * @description Also answers while a new password must be set.
         */
        get: operations["getEmployeeUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authpessoa/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh an employee session
         * @description The refresh token is the credential and rotates. The one before stays good for 60 seconds; older reuse ends the session. A session ends after 12 idle hours and after 7 days at the latest.
         */
        post: operations["refreshEmployeeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authpessoa/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an employee out
         * @description Ends the session at once, its refresh token included.
         */
        post: operations["signOutEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthPessoa/alterar-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password as an employee
         * @description Ends all other sessions; this one goes on. A wrong current password is a 400, since a 401 would end the session.
         */
        post: operations["changeEmployeePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/PublicInfo/{idCliente}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what anybody may know of a company */
        get: operations["getCompanyPublicInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/validar/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a link
         * @description Says what the link opens and whether first access comes before. Dead links fail as the credentials section says.
         */
        get: operations["validateLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/dados-pessoa/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whom a link was made for
         * @description Prefills first access. 403 for a link that sets no password.
         */
        get: operations["getLinkPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/confirmar-endereco/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm at the former address that another one is one's own
         * @description By the hash that the former address of somebody without a password was mailed when staff changed it. From then on a link that went to the new one sets the first password. It works once, and for the last change alone (404).
         */
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/criar-acesso/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password of a link's person
         * @description Works once: 409 when the person already has a password. It is no password reset. Only a link does it that was mailed to the address the person has now; one mailed elsewhere, made by a session or opening a report alone is a 403, and so is one to an address that has taken the place of another within 24 hours, until that one has confirmed it (`confirmAddress`).
         */
        post: operations["createFirstAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Auth/ExperimenteGratis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a free trial
         * @description Kept outside of any company, and mailed to whoever sells, when the installation says who that is.
         */
        post: operations["requestTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Auth/RecuperaSenha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a temporary password
         * @description For staff. Answers the same whether the e-mail exists or not. The temporary password is valid for 1 hour and one sign-in, after which a new one must be set; the old one keeps working until then.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authpessoa/trocar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade the company key for an employee token
         * @description For the back end of a host page, which hands the token over to it: a 10-minute access token without a refresh token. A wrong or revoked key and an address that is no active employee's are one and the same 403. Browsers are refused, so that no key gets into a page.
         */
        post: operations["exchangeEmployeeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Auth/ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password as staff
         * @description Ends all other sessions; this one goes on. A wrong current password is a 400, since a 401 would end the session.
         */
        post: operations["changeStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Auth/UpdateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own account
         * @description The login is the e-mail: changing it takes the current password, and one in use is a 409. Never raises one's own rights (403); the last administrator stays one (409). A field that is left out stays as it is.
         */
        post: operations["updateStaffUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/get/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the questionnaire of a link
         * @description The hash in the path is enough, so that a page of another origin asks without a preflight. A report link reads it too. `link` is what `validateLink` says; `perguntas`, for a link that answers, is what `listDiscQuestions` says. A back end may leave both out: then they are asked for.
         */
        get: operations["getQuestionnaireByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Pergunta/Get/{idResposta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of a response
         * @description `data` is a bare list, in the order to ask. A link reads its own response, an employee the own one, staff any of the company.
         */
        get: operations["listDiscQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PerguntaOpcao/GetPerguntas/{idPergunta}/{idResposta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one question with its options
         * @description `data` is a list with that one question. A link reads its own response, an employee the own one, staff any of the company.
         */
        get: operations["getDiscQuestionOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stored answers of one question
         * @description `data` is a bare list, empty before the question is answered. A link reads its own response, an employee the own one, staff any of the company.
         */
        get: operations["getDiscAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcao/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the answers of one question
         * @description All four options of the question, each with a different place (else 400). Sending again replaces the places until the response is finished; then it is a 409. Only the answering link of this response writes.
         */
        post: operations["saveDiscAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/PostHash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the questionnaire was viewed or started
         * @description Status moves forward only (4, 3, 1, 2). An older one is accepted and changes nothing. Only the answering link of this response writes.
         */
        post: operations["updateDiscStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/FinalizaResposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the questionnaire
         * @description 409 while a question is unanswered. Finishing again gives the same reply. Only the answering link of this response writes.
         */
        post: operations["finishDiscResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetPessoaRespostaPerfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile sums of a finished response
         * @description 409 before it is finished. A link reads its own response, an employee the own one, staff any of the company. `secoes`, `caracteristicas` and `competencias` are the rows of `listDiscResultSections`, `listDiscTraits` and `listDiscCompetencies`. A back end may leave out any of them: then they are asked for.
         */
        get: operations["getDiscProfileReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resultado/GetResultado/{idResultado}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the text sections of an outcome
         * @description The summary first, then the five behavior cards. A link or employee reads the outcome of the own finished response; whoever it is about is told it in the second person.
         */
        get: operations["listDiscResultSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetPerfisSimplificados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the characteristics of an outcome
         * @description `data` is a bare list. A link or employee reads the outcome of the own finished response.
         */
        get: operations["listDiscTraits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the behavioral competencies of a finished response
         * @description `data` is a bare list. 409 before the response is finished. A link reads its own response, an employee the own one, staff any of the company.
         */
        get: operations["listDiscCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/SendReportToEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a report link
         * @description Mails a fresh report link, never the answering one. 409 before the response is finished. At most 10 report mails an hour per sender.
         */
        post: operations["sendDiscReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/SendReportPDFToEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a report as PDF
         * @description The file must begin with `%PDF-` and hold at most 8 MB. 409 before the response is finished. At most 10 report mails an hour per sender.
         */
        post: operations["sendDiscReportPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetRespostasPessoa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of a person
         * @description An employee reads the own ones.
         */
        get: operations["listDiscRequestsOfPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetRespostaPessoaTemAtivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether a person has an open request */
        get: operations["getDiscActiveRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request to a person
         * @description Creates the response and mails its answering link. Nothing is mailed to a person without an e-mail. 409 when an open request exists, or the person is inactive.
         */
        post: operations["createDiscRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetPreviaEnvioTodos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom a mass send would reach
         * @description Skipped are people who are inactive, have no e-mail or have an open request, each counted under the first of these that holds. `semResultado` tells the same of those who have no result of this kind.
         */
        get: operations["getDiscMassSendPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/PostTodosFuncionarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request to everybody who can get one
         * @description Skips people who are inactive or have an open request; nothing is mailed to those without an e-mail. The call is for everybody, unless `somenteSemResultado` or `lstPessoas` narrows it down; both together take the chosen ones without a result. People are sent to a few at a time, and what was sent stays although the call fails: repeated with the same key, it goes on where it broke off.
         */
        post: operations["createDiscRequestsForAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/SendEmailFuncionario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a request again
         * @description Makes a new answering link; the ones before live 24 hours more. 409 when the response is finished or closed, or there is no address. Another address than the person's asks for the right `alterar` in section 4 as well (403); the person is told of it by mail, and the link sets no password.
         */
        post: operations["resendDiscRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetPreviaLembrete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom a reminder would reach
         * @description Counts the people whose answers open requests wait for, all of them or those of the list that the parameters narrow down as `listEmployees` does. Who was mailed about it within 24 hours is left out.
         */
        get: operations["getDiscReminderPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/Lembrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind everybody who is waited for
         * @description Mails the people whose answers open requests wait for, all of them or those of the list that the body narrows down as `listEmployees` does. Nobody is mailed who was mailed about it within 24 hours, whatever sent that. A mail has a new link; those before live 24 hours more. People are reminded a few at a time, and what was sent stays although the call fails: repeated with the same key, it goes on where it broke off. It takes nothing from the count of single resends.
         */
        post: operations["remindDiscPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/Encerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an open request
         * @description Its links end and a new request can be sent. Closing again changes nothing; a finished response is a 409.
         */
        post: operations["closeDiscRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/CriarLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an answering link to hand over
         * @description Makes a link for an open request that staff hand to its person themselves, by any way but the mail of this server; it answers like a mailed one and sets no password. Links handed over before live 24 hours more, and this one does after the answer. Asks for the right `alterar` in section 4 as well (403). A person who has an e-mail is told of it there. 409 for a request that is finished or closed, or of somebody who is inactive.
         */
        post: operations["createDiscHandedLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/ObterAnaliticoPerfis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count people by outcome
         * @description `data` is a bare list: the sixteen outcomes in a fixed order, zeros included, then 'Não avaliados'.
         */
        get: operations["listDiscOutcomeCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetHashResposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an answering link to an own open request
         * @description Makes a link of at most 12 hours, which ends with the session and sets no password; `data` is its hash. It answers like a mailed one, and leaves those that were mailed as they are. 404 for a request of somebody else, 409 for one that is finished or closed.
         */
        get: operations["createDiscSessionLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetMapaEquipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where the people of a team stand on the map of profiles
         * @description A team is a department with those below it, or a manager with the direct reports. Staff names one of the two, else 400; an employee gets the own team, and 403 for another one. Of each active person the latest finished result counts. `nrFoco` goes from −100 (tasks) to 100 (people), `nrRitmo` from −100 (calm) to 100 (fast); no share of a profile is told, and rows stand by name. What the team has much and little of is told from three results on. Each person whose result is shown finds the look in `listReportAccesses`. 409 for a team of more than 200 people.
         */
        get: operations["getTeamMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetParEquipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how two people work together
         * @description Two people with a result on the map: what their main profiles bring to each other, what to mind, what to agree on, and how far apart they are in pace and focus. Staff asks for any two of the company, an employee for two of the own team, oneself included. Texts are those of the instrument, in Brazilian Portuguese. 409 where one of them has no place on the map.
         */
        get: operations["compareTeamPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/get/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the performance response of a link
         * @description The hash in the path is enough, so that a page of another origin asks without a preflight. `qtdCompetencias` counts what the holder of the link has answered: the person, or the manager in manager mode (`gestor`), whose `_idOrganogramaPessoaGestor` must agree with the link, else 403. `link` is what `validateLink` says; `competencias` and `respostas`, for a link that answers, are the rows of `listPerformanceCompetencies` and `listSelfAnswers`. A back end may leave them out: then they are asked for.
         */
        get: operations["getSelfAssessmentByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/PostVisualizado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the self-assessment was viewed
         * @description Status only moves forward: telling an older one changes nothing.
         */
        post: operations["markPerformanceViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/PostIniciado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the self-assessment was started
         * @description Status only moves forward: telling an older one changes nothing.
         */
        post: operations["markPerformanceStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/PostFinalizado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the self-assessment
         * @description 409 while a competency has no score. Freezes the managers and mails them their links; without managers the response is finished. Finishing again changes nothing.
         */
        post: operations["finishSelfAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetSituacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how a review stands for the caller
         * @description How far the review is, whose turn it is and what the caller may do about it, without opening the report. Staff may ask about any review of the company, the person and the person's links about the own ones, a manager and a manager's link about those to rate and those of the reports. `nmStatus` is the status for the caller: a manager who has rated reads 'Avaliado' while others haven't.
         */
        get: operations["getReviewStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetDadosFuncionarioRelatorio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the header of a performance report
         * @description Company, person, status, and the managers with what they still owe.
         */
        get: operations["getPerformanceReportHeader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetQuantiadeCompetencias/{idResposta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the competencies of a response */
        get: operations["countPerformanceCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetRespostasPessoa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the performance requests of a person
         * @description Newest first. An employee reads the own ones.
         */
        get: operations["listPerformanceRequestsOfPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetUltimaResposta/{idPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the id of a person's latest response
         * @description A manager reads those of the own reports, a person the own one. 404 without one; closed ones don't count.
         */
        get: operations["getLatestPerformanceResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetPessoasGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees with their performance status
         * @description One row a person with the latest response that was not closed before its self-assessment. With months, only people to whom one was sent in them: the last of these is what `cdStatus` and `etapa` ask for and the row tells. The months are those of America/Sao_Paulo, both included. Months and `etapa` pass over closed responses, as the figures of the dashboard do.
         */
        get: operations["listPerformanceByEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a performance request to a person
         * @description 409 unless the latest status is 0 or 2, or when the person is inactive. Nothing is mailed to a person without an e-mail. Freezes the competencies of the person's position; all of the company's when none is selected.
         */
        post: operations["createPerformanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/PostTodosFuncionarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a performance request to everybody who can get one
         * @description Skips people who are inactive or have an open request; nothing is mailed to those without an e-mail. The call is for everybody, unless `somenteSemResultado` or `lstPessoas` narrows it down; both together take the chosen ones without a result. People are sent to a few at a time, and what was sent stays although the call fails: repeated with the same key, it goes on where it broke off.
         */
        post: operations["createPerformanceRequestsForAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetPreviaEnvioTodos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom a performance mass send would reach
         * @description Skipped are people who are inactive, have no e-mail or have an open request, each counted under the first of these that holds. `semResultado` tells the same of those who have no result of this kind, `escolhidas` of those whom the call asks about. `qtdSemGestor` of each are those of `qtdEnviar` who answer to no manager.
         */
        get: operations["getPerformanceMassSendPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status code of a person's latest response
         * @description 0 when there is none; closed ones before their self-assessment don't count. `msg` names it.
         */
        get: operations["getLatestPerformanceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/ReenviarEmails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person's open request again
         * @description Mails a new link to whoever is waited for: the person, the managers who have not rated, or those who owe feedback. The links before live 24 hours more. 409 without an open request.
         */
        post: operations["resendPerformanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetPreviaLembrete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom a reminder would reach
         * @description Counts the people, or the managers, whom open reviews wait for, all of them or those of the list that the parameters narrow down as `listPerformanceByEmployee` does. Who was mailed about it within 24 hours is left out.
         */
        get: operations["getPerformanceReminderPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/Lembrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind everybody who is waited for
         * @description Mails the people, or the managers, whom open reviews wait for, all of them or those of the list that the body narrows down as `listPerformanceByEmployee` does. A manager with several gets one mail that says how many. Nobody is mailed who was mailed about it within 24 hours, whatever sent that. A mail has a new link; those before live 24 hours more. People are reminded a few at a time, and what was sent stays although the call fails: repeated with the same key, it goes on where it broke off. It takes nothing from the count of single resends.
         */
        post: operations["remindPerformancePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/CriarLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an answering link to hand over
         * @description Makes a link for an open request that staff hand to its person themselves, by any way but the mail of this server; it answers like a mailed one and sets no password. Links handed over before live 24 hours more, and this one does after the answer. Asks for the right `alterar` in section 4 as well (403). A person who has an e-mail is told of it there. 409 once the self-assessment is done, for a closed request, or of somebody who is inactive.
         */
        post: operations["createPerformanceHandedLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/Encerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an open performance request
         * @description Before the end of the self-assessment its links end and a new request can be sent; after it the response is finished with the ratings there are. Closing again changes nothing; a finished response is a 409.
         */
        post: operations["closePerformanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/PercentualAlinhado/{idOrganogramaPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a person and the managers agree
         * @description Of the latest response; -1 while there is none. A person reads the own one, a manager those of the own reports.
         */
        get: operations["getAlignmentOfPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetNotasResposta/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read self and manager score of one answer
         * @description `id` is the `idRespostaOpcaoGestor` of a score of this manager.
         */
        get: operations["getCompetencyScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetRespostasGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a manager's answers about a person
         * @description The scores and feedback of this manager on the latest response of a person. `idOrganogramaGestor` must agree with the credential, else 403.
         */
        get: operations["listManagerAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stored self-assessment answers
         * @description What the person has answered so far, in the order of the competencies.
         */
        get: operations["listSelfAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoDesempenho/PostRespostaOpcao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save one self-assessment answer
         * @description Only the answering link of this response writes. Sending again replaces the score until the self-assessment is finished; then another score is a 409.
         */
        post: operations["saveSelfAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoDesempenho/GetRespostaIndices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the self scores of a response
         * @description `data` is a bare list; a competency without an answer has null. A manager who still has to rate the person gets a 403, so that the own rating stays unbiased.
         */
        get: operations["listSelfScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoDesempenho/GetDadosResposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the competencies of a response
         * @description `data` is a bare list, as frozen when the request was sent.
         */
        get: operations["listResponseCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save one manager's score
         * @description `idRespostaOpcao` is a competency of the response; `idOrganogramaGestor` must agree with the credential, else 403, as for a manager who does not evaluate this response. Sending again replaces the score until this manager has rated every competency; then another score is a 409.
         */
        post: operations["saveManagerAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the managers' scores of a response
         * @description Rows grouped by manager, of those who rated everything. Empty for the person and for report links until every manager has rated; a manager sees the own ones before that. `idGestor` narrows to one manager. `haDiferenca` is 1 when the two scores differ.
         */
        get: operations["listManagerScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a manager's own scores
         * @description `data` is a bare list of what this manager has rated. `idGestor` must agree with the credential, else 403.
         */
        get: operations["listOwnManagerScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoGestorDesempenho/GetDiscordancias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the competencies that owe feedback
         * @description `data` is a bare list of the competencies where the managers' average and the self score differ by more than 3; empty until every manager has rated. `precisaFeedback` says whether this manager owes feedback there. `idGestor` must agree with the credential, else 403.
         */
        get: operations["listDisagreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the managers' feedback on a competency
         * @description By the name of the manager. Empty for the person until every manager has rated.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a manager's feedback
         * @description Where this manager owes feedback, else 409. `idOrganogramaPessoaGestor` must agree with the credential, else 403. The author may correct it until the response is finished.
         */
        post: operations["saveManagerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CompetenciaDesempenho/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the competencies that the company keeps
         * @description In their order, those retired too.
         */
        get: operations["listCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CompetenciaDesempenho/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a competency
         * @description A new one is the last. Reviews that were sent keep what they asked. A taken code, whatever case, is a 409. The id comes in `data` and `msg`.
         */
        post: operations["saveCompetency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CompetenciaDesempenho/Ordenar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the competencies in order
         * @description Names every competency once; when they are others by now, nothing is changed (409).
         */
        post: operations["orderCompetencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CompetenciaDesempenho/Situacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a competency or bring it back
         * @description A retired one is asked about in no new review and offered to no position; what was sent keeps it. The last active one stays (409).
         */
        post: operations["setCompetencyActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CompetenciaDesempenho/GetCompetencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List performance competencies
         * @description With a link, the list frozen on its response; else the company's, in its order.
         */
        get: operations["listPerformanceCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a manager by id
         * @description Staff reads any manager; an employee or a link a manager of the own response, or the own record.
         */
        get: operations["getManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetGestor/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the manager a link was issued to
         * @description The hash in the path is enough, so that a page of another origin asks without a preflight. 403 for a link that is not a manager's.
         */
        get: operations["getManagerByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetNomePessoa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a person's name
         * @description A person's own name, a manager's reports, anybody for staff.
         */
        get: operations["getPersonName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetPessoasGridGestor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people a manager evaluates
         * @description Who reports to the manager, and whoever the manager still has to evaluate: first whose review waits for this manager's rating, then whose review waits for feedback, each by name. `nmStatus` is how the response stands for this manager, `cdStatus` how it is stored; 0 and 'Sem Avaliação' without one. `idOrganogramaGestor` and `idCliente` must agree with the credential, else 403.
         */
        get: operations["listReportsOfManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetHashResposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to a response for the own role
         * @description Makes a link of at most 12 hours, which ends with the session and sets no password; `data` is its hash. The person gets an answering link to the own response, a manager of the response a manager link: never a subordinate's answering link. 409 for a request that was closed unanswered.
         */
        get: operations["createSessionLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetCompetenciasEquipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the means of a team by competency
         * @description A team is a department with those below it, or the direct reports of a manager. Staff names one of the two, else 400; an employee gets the own reports, and 403 for another team. Of each active person the latest finished review counts. A competency is told from three people on who have an own score and one of their managers; the widest gap stands first. 409 for a team of more than 200 people.
         */
        get: operations["listTeamCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinadoDesempenho/GetDaResposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agreements of a review
         * @description What the person and a manager have agreed on after the managers' ratings, in the order of their days, those that have ended last. `podeEscrever` tells whether the caller may add one: the person, and whoever manages them by now. Before the ratings, and to a link that may be anybody's, the list is empty; `anteriores` tells who rates of what was agreed on before.
         */
        get: operations["listAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinadoDesempenho/GetMeus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open agreements of the caller
         * @description Of all reviews: the own ones, and those of whoever the caller manages by now. First those that wait for the caller's confirmation, then by their days.
         */
        get: operations["listOwnAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinadoDesempenho/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an agreement of a review
         * @description With `idCombinado` 0 a new one, which the other side is asked to confirm, by mail at most once a day. A changed one is asked for anew; with an `nrVersao` that is not the current one it is a 409, as is one that has ended, and a review's 21st. The id comes in `data` and `msg`.
         */
        post: operations["saveAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinadoDesempenho/PostConfirmacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an agreement
         * @description For the side that it waits for, as it is read with `nrVersao`: another one is a 409, and so is one that waits for nobody on the caller's side.
         */
        post: operations["confirmAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinadoDesempenho/PostSituacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an agreement, or open it again
         * @description `cumprido` it was kept, `encerrado` it was given up, `aberto` takes either back. By either side, with the current `nrVersao`, else 409.
         */
        post: operations["setAgreementOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinadoDesempenho/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take away an agreement that has never held
         * @description By either side. One that both have confirmed once is a 409: it is given up and stays to be read.
         */
        post: operations["removeAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthPessoa/foto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own photo
         * @description JPEG, PNG or WebP by content, at most 5 MB and 12 megapixels, else 422. It is cut to a square of 300 pixels and made anew, without what the camera wrote into it.
         */
        post: operations["saveOwnPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthPessoa/remover-foto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the own photo */
        post: operations["removeOwnPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthPessoa/meus-dados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything stored about oneself
         * @description Profile, the staff user that the person is, assessments with answers and results, what managers wrote as far as the person may see it, ratings and feedback written as a manager, agreements after reviews, links without their hashes, sessions, mails and the audit trail.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthPessoa/acessos-relatorios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who opened the own reports
         * @description Newest first.
         */
        get: operations["listReportAccesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Inicio/GetPendencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what waits for staff
         * @description What waits, by section; one that the caller may not view is left out. Of each list `rows` are the few that have waited longest, and `qtdRecords` counts all. Nobody who has left the company waits. Until a company has done its first steps, those that the caller may do stand in `primeirosPassos`.
         */
        get: operations["getWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Inicio/GetPainel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures of the dashboard
         * @description Each card that was asked for, of the people and months that the filters say. A card that could not be read is null and stands in `falhas`; the others come all the same. Only active people are counted. Scores and profiles show where at least five people share them, and where no other selection of the filters would tell by subtraction of fewer than five; numbers of people always show. The months are those of America/Sao_Paulo, both included. A cycle takes their place in the cards of profiles, reviews and competencies, which are told of its people and results alone; together with months it is a 400. What a cycle would tell beside the figures of months is hidden too.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Inicio/GetCiclos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cycles that figures can be told of
         * @description Those that have begun, the newest first; `filter` looks in the name. Whoever may see the dashboard or the results of a kind reads their names here, and nothing else of them. One cycle with `idCiclo`.
         */
        get: operations["listDashboardCycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Inicio/GetTreinamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trainings with the progress of some people
         * @description By title. The active people of a department or position to whom a training was sent, in the months told.
         */
        get: operations["listDashboardTrainings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/GetPerfisQuantidadePessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count people by profile
         * @description Active people by their primary profile; shares are of those who have one. The last entry, 'Não avaliados', counts the others, as a share of all. Where fewer than five people have a profile it stands alone.
         */
        get: operations["listDiscProfileShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RespostaDesempenho/GetTabelaAgregacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List average scores by competency
         * @description From the latest finished review of each active person, in the order that the company gives its competencies. One that was compared of fewer than five people is left out.
         */
        get: operations["listCompetencyAverages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/GetDepartamentoQtdsCargos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the department tree with headcounts
         * @description Departments inside of each other, with their active people, those of the departments below included. `take` and `index` page those at the top; `filter` keeps departments of that name, with those above them. `qtdRecords` counts the departments that match, at whatever level.
         */
        get: operations["listDepartmentHeadcounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargo/GetCargoQuantidadeFuncionarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List positions with headcounts
         * @description All positions with their active people, the largest first.
         */
        get: operations["listPositionHeadcounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetGridDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trainings with their progress
         * @description By title; of each training how far the active people are to whom it was sent.
         */
        get: operations["listTrainingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Organograma/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the organization chart
         * @description The whole company: its departments at the top, each with those below, by name. Whoever is named first of a department's active managers gives `title` and `cargo`; without one, `title` is the name of the department. People are active ones. Whoever draws it should not go down by recursion: there is no limit to the depth.
         */
        get: operations["getOrganizationChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Organograma/Buscar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find departments and people in the organization chart
         * @description At most 20, whose name has the text in it, whatever accents and case; those that begin with it first. People are active ones who belong to a department or manage one. `qtdRecords` counts all matches. Nothing is found where nothing is asked for.
         */
        get: operations["searchOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Organograma/UltimaAlteracao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's last change of the organization chart
         * @description Null when the caller has made none in the last 7 days, has undone them, lacks the right by now, or may not undo the last one since somebody has changed the same departments or people.
         */
        get: operations["getLastOrganizationChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Organograma/Desfazer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of the organization chart
         * @description Only the caller's own, once, within 7 days, and with the right that the change itself took (403): `incluir` for a new department, `excluir` for a deleted one, `alterar` for the rest. A deleted department comes back with its id, departments below, people and managers. 409 when somebody has changed the same departments or people since, or what it would go back to is gone, taken or would put somebody above themselves.
         */
        post: operations["undoOrganizationChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List departments to choose from */
        get: operations["listDepartmentChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/GetDetalhes/{idOrganogramaNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a department
         * @description Managers stand in their order, the departments below by name. `qtdFuncionarios` counts active people, `qtdFuncionariosTotal` those of the departments below as well.
         */
        get: operations["getDepartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, rename or move a department
         * @description An `idOrganogramaNoSuperior` of 0 puts it at the top. A name that a department beside it has, whatever accents and case, is a 409; so is an `nrVersao` that is not the current one, a place below itself, and a place that would put somebody above themselves. The id comes in `data` and `msg`.
         */
        post: operations["saveDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/Inserir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Insert a department above another one
         * @description The new one takes the place of `idOrganogramaNo`, at the top too, and has it below. A taken name, or an `nrVersao` of the one below that is not the current one, is a 409. The id comes in `data` and `msg`.
         */
        post: operations["insertDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a department
         * @description Departments below and people, inactive ones too, have to go somewhere: 409 with how many there are while that is not said. 0 puts the departments at the top and leaves the people without a department. A name that is taken where a department goes is a 409; all of it is done or nothing.
         */
        post: operations["deleteDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/SalvarGestores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name the managers of a department
         * @description All of them, the first one first; none for an empty list. They are active people of the company; one who is named already may be inactive by now. Reviews whose self-assessment is not finished yet go to them. 409 when the `nrVersao` is not the current one, or when somebody would end up above themselves.
         */
        post: operations["saveDepartmentManagers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNo/GetDepartamentoPessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of a department */
        get: operations["listDepartmentPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetSemDepartamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people without a department
         * @description Active people alone.
         */
        get: operations["listPeopleWithoutDepartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNoPessoa/AdicionaPessoaDepartamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a person into a department
         * @description A person who is in another department stays there, and one who would end up above themselves where they are (409).
         */
        post: operations["addPersonToDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaNoPessoa/RemoveFuncionario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a person out of the department
         * @description The person stays, and goes on to manage whatever they manage; deleting is another operation. An anonymous person stays where they are counted (409).
         */
        post: operations["removePersonFromDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargo/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List positions
         * @description One position with `idOrganogramaCargo`, else a page by name. `vlPisoSalarial` is in cents, and null to those who may not see section 3. Positions of imports may lack everything but the name. `qtdCargosTotal`, `qtdFuncionariosTotal` (active ones) and `qtdDepartamentosTotal` count all of the company, whatever is searched.
         */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargo/GetOpcoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List positions to choose from */
        get: operations["listPositionChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargo/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a position
         * @description The name alone is required; what is left out stays as it was, what is null is taken out. A taken name, whatever accents and case, or an `nrVersao` that is not the current one, is a 409. The salary is from 1 cent to R$ 1.000.000,00. With `idsCompetencias` the position is assessed in these active competencies and no others. The id comes in `data` and `msg`.
         */
        post: operations["savePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargo/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a position
         * @description A position that people are in is kept (409, with how many), unless `idOrganogramaCargoDestino` names the one that they go to.
         */
        post: operations["deletePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargoCompetencia/GetCargoCompetencias/{idOrganogramaCargo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the competencies of a position
         * @description The company's competencies in their order; `isPost` tells whether one is selected. A position without any is assessed in all.
         */
        get: operations["listPositionCompetencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaCargoCompetencia/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Select or deselect a competency of a position */
        post: operations["setPositionCompetency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Senioridade/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seniorities to choose from
         * @description From the first to the last step of a career, with how many positions have each.
         */
        get: operations["listSeniorities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Senioridade/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or rename a seniority
         * @description A new one is the last. A taken name, whatever accents and case, is a 409. The id comes in `data` and `msg`.
         */
        post: operations["saveSeniority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Senioridade/Ordenar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the seniorities in order
         * @description Names every seniority once; when they are others by now, nothing is changed (409).
         */
        post: operations["orderSeniorities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Senioridade/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a seniority
         * @description One that positions have is kept (409, with how many), unless `idSenioridadeDestino` names the one that they get.
         */
        post: operations["deleteSeniority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetNoCargo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people in a position */
        get: operations["listPeopleInPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetSemCargo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people without a position
         * @description Active people alone.
         */
        get: operations["listPeopleWithoutPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/addFuncionarioNoCargo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a person into a position
         * @description A person who is in another position by now stays there (409).
         */
        post: operations["addPersonToPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/RemoveCargo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a person out of the position
         * @description The person stays; deleting is another operation. An anonymous person has none any more (409).
         */
        post: operations["removePersonFromPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees
         * @description One person with `idOrganogramaPessoa`, else a page. Each of the sections that show people may call it. With months, only people with a behavioral result finished in them: the last of these is what `nmPerfil` asks for and, with `dtTermino`, tells; 'Não avaliados' are those without one. The request is the latest all the same. The months are those of America/Sao_Paulo, both included. Results and requests are for those who may see section 5: to others they are null and 0, and whoever asks by them, or by a cycle, gets a 403.
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetGestores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List managers to choose from
         * @description Active people who lead a department or are named as somebody's manager.
         */
        get: operations["listManagerChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an employee
         * @description What the form of an employee takes: the record, the managers named for the person and its version.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetFicha/{idOrganogramaPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a person's page
         * @description Who somebody is, where they work and who answers for them; and, for those who may view its section, each part: the record (4), the behavioral assessments (5), the performance reviews (6), the trainings (7), the games and surveys (12). A part that the caller may not view is left out. Of results the few newest are told. Of an anonymous game it says that it was sent, never whether or what the person answered. Opening a page with results leaves a trace.
         */
        get: operations["getEmployeeSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails to a person
         * @description What was mailed to somebody or about them, newest first: subject, address and what became of it, without what it said and without its links. Each is told to those who may view the section that it comes from; one of which that is not known to those who may view them all. Reminders of anonymous games are left out: they go to those who have not answered.
         */
        get: operations["listEmployeeMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change an employee
         * @description A taken e-mail or `cdPessoaCliente`, an `nrVersao` that is not the current one, and managers whom the person is above (`idsGestores`) are a 409. `idsGestores` names managers in place of the department's, none of them with an empty list; without it they stay. They count for reviews whose self-assessment has not ended. `flAtivo` does what deactivating and bringing back do, and takes the same rights. Another `dsEmail` is told to the one before at once, with who changed it, and ends the links that were mailed there. The id comes in `data` and `msg`.
         */
        post: operations["saveEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an employee
         * @description 409 when the employee has ties (`flTemVinculos`): assessments, departments led, people who name them as manager, a user; deactivate instead.
         */
        post: operations["deleteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/Anonimizar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anonymize an employee
         * @description Erases for good what names a person: name, e-mail, phone, registration number, gender, birth date, photo, position, password, the user that they are, mails to them, notifications, texts that they wrote in games and feedback that was written to them; mails to others and imports name them no longer, and files of lists that were taken away can't be fetched any more. An active one is deactivated first, with all that `deactivateEmployee` does and refuses. Nobody reports to them any more. Answers and scores stay in the figures of the company, without a name, and so does the trail of what was done, as it is. `nmPessoa` repeats the name, without regard to case and accents (400), so that nobody else is taken for the person. 409 for one who is anonymous already.
         */
        post: operations["anonymizeEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/InativarFuncionario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an employee
         * @description Ends the person's sessions at once. Performance reviews that wait for this manager go on without. Whoever is behind an active user is deactivated by those who may change that user (403). Whoever is the last administrator stays, and nobody who is an internal user deactivates themselves (409).
         */
        post: operations["deactivateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OrganogramaPessoa/AtivarFuncionario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deactivated employee back
         * @description Whoever is behind an active user comes back with all that the user may do: it takes the right to change that user, and no more than the caller may do (403). People who would then answer to each other are named, and nobody comes back (409).
         */
        post: operations["activateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthPessoa/set-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set an employee's password
         * @description Ends the sessions of the employee, who must change it at the next sign-in and is told by mail who has set it; so is the address before one that is younger than 24 hours. An anonymous person gets none (409).
         */
        post: operations["setEmployeePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Resposta/ObterFuncionariosPerfis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count employees by state
         * @description `totalAvaliados` and `totalSemAvaliacao` part the active people by whether they have finished a behavioral assessment.
         */
        get: operations["getEmployeeTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Importacao/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import employees from a spreadsheet
         * @description csv, xls or xlsx of up to 10 MB and 50,000 rows. It runs in the background: good rows go in, bad ones come back by line and reason. A row whose e-mail exists updates that person, for which the user needs alterar. `gestor` names the managers of a person, in place of those named before: by e-mail or by a name that one person alone has, several separated by a semicolon, up to 20; active people of the company, those named already if inactive too, or people of the sheet in any order. An empty cell leaves them. Who would end up above themselves stays out. Unknown positions and departments are created, for which incluir in their sections. A company has one import at a time (409). One file is read at a time and a few more wait, the rest is a 429; what takes more than 512 MB or 30 seconds to read is a 422. Reading ends with its request. `data` carries the id, and `msg` says what `avisos` of the preview would. What it changes has changed once the import has come to its end.
         */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Importacao/Previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what an import would do
         * @description Takes what the import takes, in the same line for reading, and stores nothing. Says of the first 20 rows whom they would change, and of as many that the company refuses why, by line; with `tpAlteracoes` of all. `nomesProximos` are positions and departments that would be created although one of nearly the same name is there or would be created too.
         */
        post: operations["previewEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Importacao/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description One with `idImportacao`, else a page, the latest first.
         */
        get: operations["listEmployeeImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Importacao/GetErros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows that an import left out
         * @description With the texts of the sheet, for 30 days.
         */
        get: operations["listImportFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Importacao/PreviaDesfazer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what undoing an import would leave
         * @description Looks at each row as undoing does, and changes nothing: how many people would go or be put back, with their managers of before, and which positions and departments would go; how many would stay and why. One that can't be undone is a 409.
         */
        post: operations["previewImportUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Importacao/Desfazer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Runs in the background and puts back what the import changed, row by row, within 30 days. Who was added goes by the right to remove employees, who was changed is put back by the right to change them, and positions and departments go by the right to remove those: as the caller has them at each portion. What was used or changed since, or may not be taken back, stays and is named in `mantidos`. A second time, and while another import is under way or being undone, is a 409.
         */
        post: operations["undoEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetDadosTreinamento/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a training
         * @description Everything that the form takes, in order. `nrVersao` goes back with the change.
         */
        get: operations["getTraining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetGridPessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people to assign
         * @description A page of active people by name; `nmDepartamento` and `nmCargo` are whole names, whatever accents and case.
         */
        get: operations["listTrainingCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetCategorias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List training categories
         * @description By name.
         */
        get: operations["listTrainingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/PostCategoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a training category
         * @description The id comes in `data` and `msg`. A name that is taken, whatever accents and case, is a 409.
         */
        post: operations["createTrainingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetListaRecursosArmazenados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stored videos
         * @description Stored names of the company's videos, in use or not, the newest first.
         */
        get: operations["listStoredResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetNomeJaExiste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a training name is taken
         * @description Whether another training has the name, whatever accents and case.
         */
        get: operations["checkTrainingName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/UploadVideo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a video
         * @description An MP4 by its content, at most 100 MB, with a picture and its facts readable, else 422; it is written as it comes in. The stored name, which the server makes, comes in `msg` too. It counts for one training of the company, saved within 24 hours; what nobody saves is deleted. Uploads that can be paused, and go on after a lost connection, take tus at `/Treinamento/Envios`.
         */
        post: operations["uploadTrainingVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetEnderecoVideo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed address of a stored video
         * @description An address of the server's own, for ten minutes, that answers ranges. For staff who look at what they have sent.
         */
        get: operations["getStoredVideoUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/ExcluirRecursosBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete stored videos
         * @description Taking back an upload that no training uses needs incluir. One in use needs alterar, and goes once a save of its training leaves it out: nothing that is watched is deleted. A name that is not there is none of a fault.
         */
        post: operations["deleteStoredResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/ExcluirRecurso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete a stored video by GET
         * @description Kept for older clients; use the POST. Taking back an upload that no training uses needs incluir. One in use needs alterar, and goes once a save of its training leaves it out: nothing that is watched is deleted. A name that is not there is none of a fault.
         */
        get: operations["deleteStoredResourceByGet"];
        put?: never;
        /**
         * Delete a stored video
         * @description Taking back an upload that no training uses needs incluir. One in use needs alterar, and goes once a save of its training leaves it out: nothing that is watched is deleted. A name that is not there is none of a fault.
         */
        post: operations["deleteStoredResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/PostTreinamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a training
         * @description Sessions and videos are kept in the order in which they come. What a file is (`nrDuracao`, `dsResolucao`, `nrTamanhoMB`, `dsFormato`) is read from it, whatever is sent. A title that is taken, whatever accents and case, is a 409, a video that is not the company's or belongs to another training a 422. The id comes in `data` and `msg`.
         */
        post: operations["createTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/EditTreinamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a training
         * @description The training as it shall be, with the `nrVersao` that was read; another one is a 409. A video that stays, told by its stored name, keeps its id and what people have watched of it. Files that are left out go once the change is kept.
         */
        post: operations["updateTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetResumoDadosTreinamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count trainings by state
         * @description One row of counts.
         */
        get: operations["getTrainingTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetGridTreinamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trainings
         * @description A page by name; `filter` looks in title and category. `dtEnvioEmails` is when it was last sent.
         */
        get: operations["listTrainings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/ExcluirTreinamento/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a training for good
         * @description What people have watched of it goes with it, and its files after it.
         */
        delete: operations["deleteTraining"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activate or deactivate a training by GET
         * @description Kept for older clients; use the POST. One that is so already is a 409.
         */
        get: operations["setTrainingActiveByGet"];
        put?: never;
        /**
         * Activate or deactivate a training
         * @description One that is so already is a 409.
         */
        post: operations["setTrainingActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetPreviaEnvio/{idTreinamento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom sending a training would reach
         * @description Each person of the training is counted once, under the first that holds: sent to already, inactive, without e-mail, to be sent to. Asked again while `sendTrainingInvitations` runs, it tells how far that is.
         */
        get: operations["getTrainingSendPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/EnviarEmails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a training to its people
         * @description Reaches the active people of the training with an e-mail whom it was never sent to; each gets a link of their own. 409 when the training is inactive, has nobody or no videos, or when nobody is left to send to. People are sent to a few at a time, and what was sent stays although the call fails: repeated with the same key, it goes on where it broke off. `qtdIgnorados` counts those who are inactive or have no e-mail, `qtdSemEmail` the latter alone.
         */
        post: operations["sendTrainingInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetDadosRelatorio/{idTreinamento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the report of a training
         * @description A page, by name, of those whom the training was sent to and still is for; `filter` looks in name and position. The summary is of all of them, whatever `filter` and `status`.
         */
        get: operations["getTrainingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetRelatorioEstadoTreinamento/{idTreinamento}/{idPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's state per video
         * @description `data` is a bare list: the videos of the training in order. 404 when the training was not sent to the person, or is not for them any more.
         */
        get: operations["listTrainingStateOfPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a training to one person again
         * @description Makes a new link; the ones before live 24 hours more, and what was watched stays. 404 when the training is not for the person; 409 when it is inactive or was not sent to them yet, or when the person is inactive or has no e-mail.
         */
        post: operations["resendTrainingInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetDadosTreinamentoPlataformaTreinamento/{hs}/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the training to watch
         * @description Everything that the player shows: sessions, videos, what was watched of them, and the latest certificate. A wrong or expired PIN is a 401, a training that is deactivated or no longer for the person a 403, a deleted one a 404; after five wrong tries all calls with a PIN are a 429 for 15 minutes, and it takes a new PIN.
         */
        get: operations["getPlayerTraining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetCategoriasPlataformaTreinamento/{hs}/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of the training
         * @description The one that it has. `getPlayerTraining` says it too.
         */
        get: operations["listPlayerCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetRecursosPlataformaTreinamento/{hs}/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions and videos with saved progress
         * @description In order. `getPlayerTraining` says it too.
         */
        get: operations["listPlayerResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/PostEstadoRecursoPlataformaTreinamento/{hs}/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save watching progress
         * @description Of one video or several; it can be sent with `keepalive` while the page goes. What was watched is added to what the server has, whatever the order in which states come. `nrEstado` counts the states of a person: point, mark and last video of a state that counts no further than the last one are left out (`flEstadoAplicado`), and the reply tells how things are. Without `nrEstado` a state is the newest. A video is concluded once 90% of it were watched; `flConclusaoManual` sets or takes back the mark of a person, which counts as concluded too and is told apart. A state without `trechos` is of a player that does not tell them: its `flFoiConcluido` is taken for the mark. The first save at 100% issues the certificate of that version. A repeated state changes nothing, so it takes no key. Videos that are not of the training any more are passed over.
         */
        post: operations["savePlayerProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetSignedUrl/{hs}/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed address of a video
         * @description Of a video of this training; an address of the server's own, for ten minutes, that answers ranges. Its captions come along.
         */
        get: operations["getPlayerVideoUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/ValidarAcesso/{hs}/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a PIN
         * @description Until when it is good. `getPlayerTraining` says it too.
         */
        get: operations["validatePlayerPin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/EnviarPin/{hs}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a new PIN
         * @description Answers the same for right and wrong addresses; it mails to the own address of the learner alone. A PIN is good for 30 minutes; those before stay so, for a player that is open elsewhere. Five in 15 minutes, then 429.
         */
        post: operations["sendPlayerPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/RefreshPin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lengthen the PIN in use
         * @description For 30 minutes from now on; an expired one stays so.
         */
        post: operations["refreshPlayerPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/GetMaskedEmail/{hs}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the masked address of the learner
         * @description The first thing that the player asks, without a PIN; the hash in the path is enough, so that a page of another origin asks without a preflight. Null where the person has no address: then no PIN can be sent.
         */
        get: operations["getPlayerMaskedEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Treinamento/VerificarCertificado/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a certificate
         * @description For whoever holds one: whom it was issued to, for which training and when. It stays so when the training is changed, deactivated or deleted. The hyphens and the case of the code don't matter. Twenty tries in 15 minutes, then 429.
         */
        get: operations["verifyCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Imagem/Upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an image that a record is going to show
         * @description JPEG, PNG or WebP by content, at most 12 megapixels, else 422. It is made anew, without what the camera
         *     wrote into it: a photo is cut to its square, a logo fits into its own. The address counts for one record of
         *     the company, saved by who sent it within 24 hours; what nobody saves is deleted.
         *
         *     | `tpImagem` | for | at most | pixels | right |
         *     |---|---|---|---|---|
         *     | `pessoa` | an employee's photo | 5 MB | 300 × 300 | section 4, incluir or alterar |
         *     | `usuario` | a staff user's photo | 5 MB | 300 × 300 | section 11, incluir or alterar |
         *     | `conta` | the photo of the own account | 5 MB | 130 × 130 | any staff session |
         *     | `treinamento` | a training's cover | 5 MB | 300 × 300 | section 7, incluir or alterar |
         *     | `logo` | the company's logo | 512 KB | 150 × 150 | section 9, alterar |
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/IsConfirmado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the company's data were confirmed
         * @description A company that setup has made is unconfirmed until its data are first saved.
         */
        get: operations["getCompanyConfirmed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company's data
         * @description Numbers come without punctuation. A natural person has no legal, short or trade name: wherever the company is named, the responsible person's name stands.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the company's data
         * @description Confirms the company. A CPF or CNPJ that another company has is refused in the words of one with wrong digits. Authorized domains and color hold from the next request on, in every process. The logo is an address of `uploadImage` with `logo`, or the one that is there.
         */
        post: operations["saveCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/ChavesIntegracao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of the company
         * @description For administrators. Newest first; the keys themselves are not stored.
         */
        get: operations["listCompanyKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/ChaveIntegracao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key of the company
         * @description For administrators. The key is told once: its digest alone is stored.
         */
        post: operations["createCompanyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/RevogarChave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key of the company
         * @description For administrators. Ends the sessions that it opened. Revoking again changes nothing.
         */
        post: operations["revokeCompanyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/Lembretes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read when people are reminded by mail
         * @description Whoever was mailed a link and has not done what it is for is reminded by itself, by this rule: the behavioral questionnaire, the self-assessment, ratings and feedback of managers, and trainings. Games are not among them. `qtdHoje` counts the reminders that the rule would send if its day and hour had come, whether or not it is on.
         */
        get: operations["getReminderSettings"];
        put?: never;
        /**
         * Settle when people are reminded by mail
         * @description Saved after the hour of the day, the rule holds from the next day on. Days are counted by the calendar in São Paulo since the last mail about the same thing, whoever had it sent.
         */
        post: operations["saveReminderSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/LinkFuncionario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the id for the employee portal's address
         * @description The address is `{origin}/login-funcionario?idcliente={linkId}`.
         */
        get: operations["getEmployeePortalLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Cliente/EnderecoPorCep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up the address of a CEP
         * @description Asks the address service that the server is set up with; without one, or when it does not answer well and soon, the reply says so and the form is filled by hand. At most 60 look-ups in 5 minutes per user.
         */
        get: operations["findAddressByZipCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Secao/GetTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tree of sections
         * @description The sections in which a profile gives rights. The flags say which rights the caller may give: those that they have, as far as something takes them in that section. Of a group they say what holds for any section in it.
         */
        get: operations["getSectionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PerfilAcesso/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List access profiles */
        get: operations["listAccessProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PerfilAcesso/Get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an access profile */
        get: operations["getAccessProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PerfilAcesso/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change an access profile
         * @description At least one flag of one section must be set. Any flag implies `flVisualizar`; groups and the own account are passed over, since a group has what its sections have. Nobody gives a right that they lack, nor changes a profile that they hold (403). A taken name, or an `nrVersao` that is not the current one, is a 409. The id comes in `data` and `msg`.
         */
        post: operations["saveAccessProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PerfilAcesso/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an access profile
         * @description A profile that somebody has is kept (409, with how many).
         */
        delete: operations["deleteAccessProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Usuario/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff users
         * @description One user with `idUsuario`, else a page. `idPerfilAcesso` is the first of their profiles, `perfis` has them all, by name. An internal user is active as long as the employee is. `convite` says how far somebody is who has no password yet.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Usuario/GetFuncionariosVinculaveis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees who may become internal users
         * @description Active people of the company who have no user yet.
         */
        get: operations["listLinkableEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UsuarioPerfil/Get/{idUsuario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a staff user with profiles */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UsuarioPerfil/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a staff user
         * @description The login is the e-mail; one in use, in whatever company, is a 409. A new user with `dsSenha` changes it when they first sign in; later it is passed over. One without gets an invitation by mail, by which they set a password themselves; so does whoever still has none and is activated, or whose e-mail is changed. Nobody gives a right that they lack, by a profile or by linking an employee, nor changes their own profiles; only administrators make administrators, change them, and change the e-mail of whoever has rights that they lack (403). The last administrator stays one and active, nobody deactivates themselves, an employee has one user, and an `nrVersao` must be the current one (409). The user of an employee who has left is linked to nobody, or to somebody else, only inactive (409). The id comes in `data` and `msg`.
         */
        post: operations["saveUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UsuarioPerfil/ReenviarConvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a staff user again
         * @description Mails a new invitation to the user's e-mail; one mailed before opens nothing from then on. Who has a password, and who is inactive, is invited to nothing (409); administrators are invited by administrators (403).
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/convite/dados/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whom an invitation is for
         * @description By the hash that an invitation was mailed with. An unknown one is a 404, one that is over, was replaced or taken back a 403, one that has been used a 409.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/convite/aceitar/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password of an invited staff user
         * @description Works once: 409 when the user has a password by now. It opens no session; the user signs in with what was set. Fails as `getInvitation` does.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Usuario/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a staff user
         * @description Nobody deletes themselves, and the last administrator stays (409); administrators are deleted by administrators (403). What the user did stays in the trail, under the name alone.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games and surveys
         * @description A page, the newest first; `filter` looks in the title. `idTipoJogo` is the kind of the first question, `flMisto` whether others follow.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetTotais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count games by state
         * @description `percentualParticipacao` is, of all that were sent, those answered to the end.
         */
        get: operations["getGameTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetDados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game
         * @description Everything that the form takes, in order, and which options are right. `nrVersao` goes back with the change.
         */
        get: operations["getGameForEditing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetNomeJaExiste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the title of a game is taken
         * @description Whether another game has the title, whatever accents and case.
         */
        get: operations["checkGameName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a game
         * @description Questions and options are kept in the order in which they come. A quiz has exactly four options and one that is right, free words have none, pillars up to ten and a voting 2 to 10. A title that is taken, whatever accents and case, is a 409. The id comes in `data` and `msg`.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/Put": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a game
         * @description The game as it shall be, with the `nrVersao` that was read; another one is a 409. Questions and options get new ids. Once the game was sent, whether it is anonymous stays as it is; once it was answered, nothing may change but `funcionarios`, else 409. Whom it was sent to stays. Other questions than those of the template, in a game made from one, are a 400.
         */
        post: operations["updateGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/Duplicar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a game
         * @description As a draft, with the questions of the other. A new round keeps its people and counts on from the last round, and is called so; else it is a copy without people. The id comes in `data` and `msg`.
         */
        post: operations["duplicateGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/PostModelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a game from a template
         * @description `nr1` is the survey of psychosocial risk that the norm NR-1 asks of employers, anonymous, as a draft without people. The id comes in `data` and `msg`.
         */
        post: operations["createGameFromTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a game for good
         * @description 409 once it was answered.
         */
        post: operations["deleteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/Encerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a game
         * @description Nobody can answer it any more, and its links open nothing but the end for those who have answered it all. 409 when it was not sent or is closed already.
         */
        post: operations["closeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetGridPessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people to send a game to
         * @description A page of active people by name; `nmDepartamento` and `nmCargo` are whole names, whatever accents and case.
         */
        get: operations["listGameCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetPreviaEnvio/{idJogo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom sending a game would reach
         * @description Each person of the game is counted once, under the first that holds: sent to already, inactive, without e-mail, to be sent to. `qtdLembrar` counts those whom a reminder would reach: sent to, without having answered all, and not reminded in the last 24 hours. Asked again while a sending runs, it tells how far that is.
         */
        get: operations["getGameSendPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/EnviarConvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a game to its people
         * @description Reaches the active people of the game with an e-mail whom it was never sent to; each gets a link of their own. 409 when the game is closed, has nobody, or when nobody is left to send to. People are sent to a few at a time, and what was sent stays although the call fails: repeated with the same key, it goes on where it broke off. `qtdIgnorados` counts those who are inactive or have no e-mail, `qtdSemEmail` the latter alone.
         */
        post: operations["sendGameInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/Lembrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not answered
         * @description A new link to each whom the game was sent to, who has not answered all and was not reminded in the last 24 hours; the links before live 24 hours more. 409 when the game is not open or nobody is left to remind. As `sendGameInvitations`, it goes on where it broke off.
         */
        post: operations["remindGamePlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetResultados/{idJogo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the results of a game
         * @description Those of an anonymous game show once it is closed, from five answers on, and only for groups of five and more; what is smaller stands under -1 together. Until then `flDisponivel` is false, `dsMotivo` says why, and groups and questions are empty. `idGrupo` narrows to a group of `grupos`; another one is a 404.
         */
        get: operations["getGameResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetRespostas/{idJogo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who answered what
         * @description A page, by person and in the order of the questions. 409 for an anonymous game, of which nobody knows.
         */
        get: operations["listGameAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Jogo/GetRelatorioNr1/{idJogo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the report of psychosocial risk
         * @description Of a game made from the template `nr1`, else 404. Indices go from 0 to 100, 100 being favorable; a group shows from five answers on. Until the survey is closed and has five answers, `flDisponivel` is false and `dsMotivo` says why.
         */
        get: operations["getPsychosocialReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PerguntaJogo/loadAllWithOp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game with its questions
         * @description The player is the person the link was issued for. `nrIndexPergunta` is the place of the first question without an answer, and the count of questions once all have one. Which option of a quiz is right is told by the answer alone. A game that was answered to the end opens for 30 days more.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JogoJogadorPerguntaValor/PostJogoPerguntaValor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate in a pillars game
         * @description From 1 to `nrEscala` of the game; a question with options takes a rating for each, and counts as answered with the last. A question is answered once: what comes again changes nothing, so it takes no key. The first answer is told again.
         */
        post: operations["saveGameRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jogoJogadoresPerguntaOpcoes/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose in a quiz or voting
         * @description In a quiz `msg` is 'True' or 'False'. A voting tells its totals once it has five votes, an anonymous one those as of the last multiple of five. A question is answered once: what comes again changes nothing, so it takes no key. The first answer is told again; an anonymous quiz does not keep who chose what, and tells of the option that comes.
         */
        post: operations["saveGameChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JogoJogadorPerguntaTexto/PostPerguntaTexto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer in free words
         * @description 1 to 5,000 characters without the space around. A question is answered once: what comes again changes nothing, so it takes no key.
         */
        post: operations["saveGameText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cycles
         * @description A page, the newest first; `filter` looks in the name. Counts are of the people that a cycle has; a draft has none.
         */
        get: operations["listCycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetDados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cycle
         * @description Everything that the form takes, and how far it is. `nrVersao` goes back with a change. `qtdAguardandoEnvio` counts its people whom it has still to be sent to: it goes on by itself.
         */
        get: operations["getCycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cycle
         * @description As a draft. A name that another one has, whatever accents and case, is a 409. The id comes in `data` and `msg`.
         */
        post: operations["createCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/Put": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a cycle
         * @description The cycle as it shall be, with the `nrVersao` that was read; another one is a 409, and so is one that has begun. `idTipoCiclo` stays.
         */
        post: operations["updateCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a cycle for good
         * @description 409 once it has begun.
         */
        post: operations["deleteCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetPrevia/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whom a cycle would reach
         * @description Of the people whom the rule finds now: how many get a request, whose open one comes into the cycle, and who gets none. Of each group the first 20 by name. `dsImpedimento` says why it can't begin.
         */
        get: operations["getCyclePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetGridPessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people to choose for a cycle
         * @description A page of active people by name; `nmDepartamento` and `nmCargo` are whole names, whatever accents and case.
         */
        get: operations["listCycleCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/Iniciar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a cycle, now or on its day
         * @description With `flAgora`, or without `dtAbertura`, or on that day, it begins at once: its people are found and sent to behind the request, and `getCycle` tells how many are left. Else it is scheduled, and begins on its day at the hour of reminders. 409 when the rule finds nobody, or something keeps it from being sent.
         */
        post: operations["startCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/CancelarAgendamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a scheduled cycle a draft again
         * @description 409 when it is not scheduled.
         */
        post: operations["unscheduleCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetPessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of a cycle
         * @description A page by name, and how each stands. 409 for a cycle that has not begun.
         */
        get: operations["listCyclePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetAdesao/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how far a cycle is
         * @description All people of it, by department (each with those below it) and by manager. Who is gone counts for nothing but `qtdSairam`. 409 for a cycle that has not begun.
         */
        get: operations["getCycleAdherence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/IncluirPessoas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring people into a cycle that is under way
         * @description They are sent to behind the request; who is in it already stays. 400 for people who are not active ones of the company, 409 when the cycle is not under way.
         */
        post: operations["addCyclePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/ReenviarSemEnvio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a cycle to those who could not be reached
         * @description People without a request are tried once more, such as those whose request of another cycle has ended meanwhile.
         */
        post: operations["sendCycleToUnsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/RetirarPessoa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take somebody out of a cycle
         * @description Their open request is cancelled. 409 once they have answered, or when the cycle is not under way.
         */
        post: operations["removeCyclePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/AlterarPrazo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the deadline of a cycle that is under way
         * @description Reminders move with it. 409 when the cycle is not under way.
         */
        post: operations["moveCycleDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/LiberarResultados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the results of a cycle, now or on a day
         * @description Of a cycle that holds them (`flRetemResultados`) and has begun. Without `dtLiberacao` everybody's result opens behind the request, and who has finished is mailed; with it that happens on the day, at the hour of reminders, and another call moves the day. Late ones finish as in any cycle from then on. 409 when they are released already, or were never held.
         */
        post: operations["releaseCycleResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/GetEncerramento/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what closing a cycle leaves open
         * @description Who has not answered, and whose answers wait for managers. 409 when it is not under way.
         */
        get: operations["getCycleClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/CriarBilhetes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the slips of a cycle
         * @description Makes an answering link for each person of a running cycle whose answer is waited for and who has no e-mail, to be printed and handed over. Links handed over before live 24 hours more. By department and name, at most 200 a call; the next call names the last of them, so that nobody is passed over where somebody answers between. Asks for the right `alterar` in section 4 as well (403). 409 where there is nobody, or where whom the call goes on from is no longer in the cycle.
         */
        post: operations["createCycleSlips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ciclo/Encerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a cycle
         * @description Its reminders end and its people stay as they are. `flCancelarAbertas` cancels the requests of who has not answered, behind the request; those that wait for managers go on.
         */
        post: operations["closeCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notificacao/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what has happened that concerns the caller
         * @description A page, the newest first, of the last 90 days: what the sections show that the caller may view by now, and what is addressed to the caller. What is of one kind and one day is one row. `take` 0 asks for the counts alone.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notificacao/MarcarLidas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description All of the caller's up to and including the one that is named, or with `flApenasEsta` its row alone. It is read by the caller and by nobody else. Doing it again changes nothing.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Exportacao/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a list away as a spreadsheet
         * @description Writes every row of a list that matches, not one page, into a file, in the background. It takes what the list's own call takes: its right, for results that of their section too (403), and its query, which stands in `dsConsulta` as in that call's address, `take` and `index` left aside. The right is asked again when the file is written. Twenty in ten minutes for each user, then a 429. Read it by its id until it is ready.
         */
        post: operations["createListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Exportacao/Get/{idExportacao}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a spreadsheet is
         * @description One of the caller's own, for 24 hours. Once it is ready, `urlArquivo` is a signed address that is good for ten minutes; it is made anew each time.
         */
        get: operations["getListExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Marks a reply that succeeded.
         * @constant
         */
        Success: true;
        /** @description What happened, in Portuguese, or the new id as text. */
        Message: string;
        /** @description Envelope of a failure. */
        Problem: {
            /** @constant */
            success: false;
            data?: null;
            /** @description First sentence of `errors`. */
            msg: string;
            /** @description One sentence per fault, in the language of `Content-Language`. */
            errors: string[];
            /** @description Sentences of `errors` that concern a field; left out when none does. */
            faults?: components["schemas"]["Fault"][];
        };
        /** @description What is wrong with one field of the request. */
        Fault: {
            /**
             * @description Name of the field or parameter; fields and list positions inside of others follow after a point.
             * @example senhaAtual
             */
            field: string;
            /**
             * @description One sentence, also in `errors`.
             * @example Informe a senha atual.
             */
            message: string;
        };
        /** @description Identifier of a record. */
        Id: number;
        /** @description Identifier of a record; 0 means new, none or all. */
        IdOrZero: number;
        /** @description Identifier of a record, when there is one. */
        NullableId: number | null;
        /**
         * Format: date-time
         * @description ISO 8601 with zone.
         */
        DateTime: string;
        /**
         * Format: date-time
         * @description ISO 8601 with zone, when it has happened.
         */
        NullableDateTime: string | null;
        /** @description Whether the reader is whom the report is about, so that it speaks to them: an employee's own, or a link that was mailed to their own address. A server may leave it out; the report then speaks of the person. */
        OwnReport: boolean;
        /** @description Brazilian phone with its area code, with or without punctuation, +55, 0055 or what is dialed for long distance. Numbers of other countries and such as 0800 are a 400. */
        Phone: string;
        /** @description The same as Phone, or nothing. */
        NullablePhone: string | null;
        /**
         * Format: email
         * @description E-mail address; spaces around it don't matter.
         */
        Email: string;
        /**
         * Format: password
         * @description 6 to 128 characters, not among the common ones; the same signs are the same password, however they are composed.
         */
        NewPassword: string;
        /**
         * Format: password
         * @description Password as typed.
         */
        CurrentPassword: string;
        /** @description What a session may do in one section. Any of the other three implies view. */
        SectionRights: {
            idSecao: components["schemas"]["Id"];
            flVisualizar: boolean;
            flIncluir: boolean;
            flAlterar: boolean;
            flExcluir: boolean;
        };
        /** @description Current and new password. */
        ChangePasswordRequest: {
            senhaAtual: components["schemas"]["CurrentPassword"];
            senhaNova: components["schemas"]["NewPassword"];
        };
        /**
         * @description What a link is for.
         * @enum {string}
         */
        LinkRole: "responder" | "gestor" | "relatorio";
        /**
         * @description M, F, or null for not informed.
         * @enum {string|null}
         */
        Gender: "M" | "F" | null;
        /** @description Ids of people. */
        ChosenPeople: components["schemas"]["Id"][];
        /** @description Whom an open request waits for, and what was mailed about it last. A back end may leave it out: then it does not tell. */
        AwaitedAnswer: {
            /** @description Since when it waits for them. */
            dtDesde: components["schemas"]["DateTime"];
            /** @description The last mail about it but for the first, whoever or whatever sent it; null where there was none. */
            dtUltimoLembrete: components["schemas"]["NullableDateTime"];
            /** @description The managers it waits for, by name; empty where it waits for the person. */
            lstGestores: components["schemas"]["AwaitedManager"][];
            /** @description The address that the person's own link was mailed to last; null when there was none, or it is forgotten. A back end may leave it out. */
            dsUltimoEmail?: string | null;
        };
        /** @description A manager whose ratings or feedback are waited for. */
        AwaitedManager: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
        };
        /** @description How many of those who are waited for would be reminded, and how many not, each counted under the first reason that holds. */
        ReminderPreview: {
            qtdLembrar: number;
            /** @description Left out as they have no e-mail. */
            qtdSemEmail: number;
            /** @description Left out as they were mailed about it within 24 hours, by whomever. */
            qtdRecentes: number;
        };
        /** @description How many people were reminded, and how many of those who are waited for were left out. */
        ReminderResult: {
            qtdLembrados: number;
            qtdIgnorados: number;
        };
        /** @description A request for everybody who can get one, or for those of them who are chosen. */
        CreateRequestsForAll: {
            /**
             * @description 0, new requests.
             * @enum {integer}
             */
            idResposta?: 0;
            /**
             * @description 0, everybody.
             * @enum {integer}
             */
            idOrganogramaPessoaAvaliada?: 0;
            /**
             * @description 4, sent.
             * @enum {integer}
             */
            cdStatus?: 4;
            /** @description Only people who have no result of this kind; absent or false for everybody. */
            somenteSemResultado?: boolean;
            /** @description Only people who answer to a manager, as a review would find one now; absent or false for everybody. */
            somenteComGestor?: boolean;
            /** @description Only these people, at most 500 a call; absent for everybody. An id that is nobody's of the company is passed over. */
            lstPessoas?: components["schemas"]["Id"][];
        };
        /** @description How many of those whom the call is for were sent and how many skipped. */
        MassSendResult: {
            qtdEnviados: number;
            qtdIgnorados: number;
            qtdSemEmail?: components["schemas"]["SentWithoutEmail"];
        };
        /** @description How many of everybody would be sent and how many skipped, and how many of those without a result. */
        MassSendPreview: {
            qtdEnviar: number;
            qtdIgnorar: number;
            qtdInativos: components["schemas"]["SkippedInactive"];
            qtdSemEmail: components["schemas"]["SentWithoutEmail"];
            qtdEmAberto: components["schemas"]["SkippedWithOpenRequest"];
            qtdSemGestor?: components["schemas"]["SentWithoutManager"];
            flSemCompetencias?: components["schemas"]["WithoutCompetencies"];
            semResultado: components["schemas"]["MassSendCounts"];
            /** @description The same of the people whom the call asks about; absent where it asks about nobody. */
            escolhidas?: components["schemas"]["MassSendCounts"];
        };
        /** @description True where the company has no active competencies, so that no review can be asked for; else left out. */
        WithoutCompetencies: boolean;
        /** @description How many of some people would be sent and how many skipped. */
        MassSendCounts: {
            qtdEnviar: number;
            qtdIgnorar: number;
            qtdInativos: components["schemas"]["SkippedInactive"];
            qtdSemEmail: components["schemas"]["SentWithoutEmail"];
            qtdEmAberto: components["schemas"]["SkippedWithOpenRequest"];
            qtdSemGestor?: components["schemas"]["SentWithoutManager"];
        };
        /** @description Those of whom are sent who have no e-mail: their request is made and nothing is mailed, so that somebody hands them the link. */
        SentWithoutEmail: number;
        /** @description Those of whom would be sent who answer to no manager: their review would end with their own part. Told of reviews of performance alone; a back end may leave it out. */
        SentWithoutManager: number;
        /** @description Skipped as they are inactive. */
        SkippedInactive: number;
        /** @description Skipped as they are active and have no e-mail. */
        SkippedWithoutEmail: number;
        /** @description Skipped as they are active and have an open request. */
        SkippedWithOpenRequest: number;
        /** @description The open request to which a link is handed over. */
        HandLinkRequest: {
            idResposta: components["schemas"]["Id"];
        };
        /** @description A link that staff hand over themselves. Its hash is told here and nowhere else. */
        HandedLink: {
            hash: components["schemas"]["LinkHash"];
            dtValidade: components["schemas"]["DateTime"];
            nmPessoa: string;
            /** @description The phone of the person, digits alone; null for none. */
            nrTelefone: string | null;
            /** @description Whether the person is told of it by mail. */
            flAvisada: boolean;
        };
        /** @description Which open request to close. */
        CloseRequest: {
            idResposta: components["schemas"]["Id"];
        };
        /**
         * @description Status code; 0 without a response.
         * @enum {integer}
         */
        PerformanceStatusCodeOrNone: 0 | 1 | 2 | 3 | 4 | 6 | 7;
        /** @description A score of the one scale, 0 to 10; 0 is a score. */
        Score: number;
        /** @description A score, when there is one. */
        NullableScore: number | null;
        /** @description Alignment of self and managers, 0 to 100; -1 while there is none. */
        AlignmentPercent: number;
        /** @description A person. */
        PersonRef: {
            idOrganogramaPessoa: components["schemas"]["Id"];
        };
        /** @description Sum of all profiles of the user; an administrator may do everything. */
        Permissions: {
            flAdministrador: boolean;
            secoes: components["schemas"]["SectionRights"][];
        };
        /** @description Staff credentials. */
        StaffSignInRequest: {
            login: string;
            password: components["schemas"]["CurrentPassword"];
            /**
             * @description Where the sign-in comes from.
             * @enum {string}
             */
            platform_origin?: "web";
        };
        /** @description Employee credentials within one company. */
        EmployeeSignInRequest: {
            login: string;
            password: components["schemas"]["CurrentPassword"];
            idcliente: components["schemas"]["Id"];
            /**
             * @description Where the sign-in comes from.
             * @enum {string}
             */
            platform_origin?: "web";
        };
        /** @description The refresh token is the credential. */
        RefreshRequest: {
            refreshToken: string;
        };
        /** @description Tokens of a staff session and whom it belongs to. */
        StaffToken: {
            accessToken: string;
            /**
             * Format: date-time
             * @description End of the access token. Measure against the reply's `Date`, not the local clock.
             */
            expiration: string;
            refreshToken: string;
            /** @description Set for an internal user, who is also a person of the organization. */
            idOrganogramaPessoa: components["schemas"]["NullableId"];
            idCliente: components["schemas"]["Id"];
            nmUsuario: string;
            dsEmail: string;
            /** @description A new password must be set before anything else. */
            precisaTrocarSenha: boolean;
        };
        /** @description What a staff client stores. */
        StaffSession: {
            token: components["schemas"]["StaffToken"];
            permissions: components["schemas"]["Permissions"];
            /** @description Always null; a failed sign-in is a 401. */
            errorMessage: null;
        };
        /** @description Tokens of an employee session and whom it belongs to. */
        EmployeeToken: {
            accessToken: string;
            /**
             * Format: date-time
             * @description End of the access token. Measure against the reply's `Date`, not the local clock.
             */
            expiration: string;
            refreshToken: string;
            idOrganogramaPessoa: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            nmPessoa: string;
            dsEmail: string;
            /** @description A new password must be set before anything else. */
            precisaTrocarSenha: boolean;
        };
        /** @description What an employee client stores. */
        EmployeeSession: {
            token: components["schemas"]["EmployeeToken"];
            permissions: components["schemas"]["Permissions"];
            /** @description Always null; a failed sign-in is a 401. */
            errorMessage: null;
        };
        /** @description The signed-in staff user with the company. */
        StaffUser: {
            idUsuario: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            /** @description Set for an internal user. */
            idOrganogramaPessoa: components["schemas"]["NullableId"];
            urlFoto: string | null;
            nmCliente: string;
            nmNomeFantasia: string | null;
            corMarca?: components["schemas"]["BrandColor"];
            /**
             * Format: date
             * @description Last day of the company's license.
             */
            dtVigenciaContrato: string | null;
            dsLogin: string;
            nmUsuario: string;
            dsEmail: string;
            dsTelefone: string | null;
            dsCelular: string | null;
            /** Format: date */
            dtNascimento: string | null;
            flSupervisor: boolean;
            flAdministrador: boolean;
            precisaTrocarSenha: boolean;
            permissions: components["schemas"]["Permissions"];
        };
        /** @description The signed-in employee with the company. */
        EmployeeUser: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            nmPessoa: string;
            dsEmail: string;
            nrTelefone: string | null;
            tpSexo: components["schemas"]["Gender"];
            nmCargo: string | null;
            nmDepartamento: string | null;
            urlFoto: string | null;
            nmCliente: string;
            logoUrl: string | null;
            corMarca?: components["schemas"]["BrandColor"];
            /** @description Somebody reports to this person. */
            flGestor: boolean;
            precisaTrocarSenha: boolean;
            perfilComportamental?: components["schemas"]["OwnDiscProfile"];
            solicitacaoComportamental?: components["schemas"]["OwnDiscRequest"];
        };
        /** @description The behavioral questionnaire that waits for the person; left out where none does. `createDiscSessionLink` opens it. */
        OwnDiscRequest: {
            idResposta: components["schemas"]["Id"];
            cdStatus: components["schemas"]["DiscStatusCode"];
            dtEnvio: components["schemas"]["DateTime"];
            qtdPerguntas: number;
            qtdRespondidas: number;
        };
        /** @description The person's latest behavioral result; left out where there is none. */
        OwnDiscProfile: {
            idResposta: components["schemas"]["Id"];
            /** @description One profile, or the primary and the secondary one. */
            nmPerfil: string;
            dtTermino: components["schemas"]["DateTime"];
        };
        /** @description What anybody may know of a company. */
        CompanyPublicInfo: {
            idCliente: components["schemas"]["Id"];
            nome: string;
            logoUrl: string | null;
            corMarca?: components["schemas"]["BrandColor"];
        };
        /** @description The color that a company is known by; null, or left out, where it has chosen none. */
        BrandColor: string | null;
        /** @description What a link opens and what must happen first. */
        LinkInfo: {
            /** @description The person has no password yet, and the link may set it, so first access comes before. */
            precisaSenha: boolean;
            /** @enum {string} */
            tipo: "comportamental" | "desempenho" | "treinamento" | "jogo";
            destino: components["schemas"]["LinkRole"];
            /** @description Whom the link is about; the page of a game asks for it. */
            idPessoa?: number;
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            logoUrl?: string | null;
            corMarca?: components["schemas"]["BrandColor"];
        };
        /** @description The person a link was made for, as first access shows it. */
        LinkPerson: {
            email: string;
            nome: string;
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            logoUrl?: string | null;
            corMarca?: components["schemas"]["BrandColor"];
        };
        /** @description The person's first password. */
        FirstAccessRequest: {
            senha: components["schemas"]["NewPassword"];
        };
        /** @description Who asks for a trial. */
        TrialRequest: {
            nmNome: string;
            nmEmpresaInstituicao: string;
            nrCnpj: string;
            nrTelefone: components["schemas"]["Phone"];
            dsEmail: components["schemas"]["Email"];
            nmUf: string;
            dsComoSoube: string;
        };
        /** @description Whose password was forgotten. */
        RecoverPasswordRequest: {
            dsEmail: components["schemas"]["Email"];
            /** @description Where the recovery is asked for, as `platform_origin` says where a sign-in comes from. */
            modulo?: string;
        };
        /** @description An employee token for a host page. */
        ExchangedToken: {
            accessToken: string;
            expiration: components["schemas"]["DateTime"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            nmPessoa: string;
            dsEmail: string;
        };
        /** @description Company key and the employee's e-mail. */
        ExchangeEmployeeTokenRequest: {
            chave: string;
            email: components["schemas"]["Email"];
        };
        /** @description The account's fields. */
        UpdateStaffUserRequest: {
            /** @description Of 2 characters or more. */
            nmUsuario: string;
            dsEmail: components["schemas"]["Email"];
            senhaAtual?: components["schemas"]["CurrentPassword"];
            dsTelefone: components["schemas"]["Phone"];
            dsCelular: components["schemas"]["Phone"];
            /** Format: date */
            dtNascimento: string;
            urlFoto?: string | null;
            flSupervisor?: boolean;
            flAdministrador?: boolean;
        };
        /**
         * @description 1 started, 2 finished, 3 viewed, 4 sent.
         * @enum {integer}
         */
        DiscStatusCode: 1 | 2 | 3 | 4;
        /**
         * @description Name of the status code.
         * @enum {string}
         */
        DiscStatusName: "Iniciado" | "Finalizado" | "Visualizado" | "Aguardando Resposta";
        /**
         * @description One of the four profiles.
         * @enum {string}
         */
        DiscProfileName: "Dominante" | "Influente" | "Estável" | "Conforme";
        /**
         * @description A profile alone, or primary and secondary.
         * @enum {string}
         */
        DiscOutcomeName: "Dominante" | "Influente" | "Estável" | "Conforme" | "Dominante Influente" | "Dominante Estável" | "Dominante Conforme" | "Influente Dominante" | "Influente Estável" | "Influente Conforme" | "Estável Dominante" | "Estável Influente" | "Estável Conforme" | "Conforme Dominante" | "Conforme Influente" | "Conforme Estável";
        /** @description A behavioral response as its link sees it. */
        DiscQuestionnaire: {
            idResposta: components["schemas"]["Id"];
            nmPessoa: string;
            nmStatus: components["schemas"]["DiscStatusName"];
            cdStatus: components["schemas"]["DiscStatusCode"];
            nrIndiceRespondido: components["schemas"]["DiscAnsweredIndex"];
            qtdPerguntas: number;
            flConcluido: boolean;
            idResultado: components["schemas"]["NullableId"];
            dtTermino: components["schemas"]["NullableDateTime"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            versaoInstrumento: number;
            flPapel: components["schemas"]["LinkRole"];
            link?: components["schemas"]["LinkInfo"];
            perguntas?: components["schemas"]["DiscQuestion"][];
        };
        /** @description Zero-based index of the first unanswered question; the number of questions when none is left. */
        DiscAnsweredIndex: number;
        /** @description One of the four options of a question. It doesn't tell which profile it counts for. */
        DiscOption: {
            idPerguntaOpcao: components["schemas"]["Id"];
            dsOpcao: string;
        };
        /** @description A question with its four options, in the order to show them. */
        DiscQuestion: {
            idPergunta: components["schemas"]["Id"];
            /** @description Place in the questionnaire, from 1. */
            nrOrdem: number;
            dsPergunta: string;
            opcoes: components["schemas"]["DiscOption"][];
        };
        /** @description 1 'Me identifico muito', 2 'Me identifico', 3 'Me identifico em parte', 4 'Não me identifico'. */
        DiscRank: number;
        /** @description The place a person gave to an option. */
        DiscOptionRank: {
            idPerguntaOpcao: components["schemas"]["Id"];
            idRespostaOpcao: components["schemas"]["DiscRank"];
        };
        /** @description The four options of one question, each with a different place. */
        SaveDiscAnswersRequest: {
            idResposta: components["schemas"]["Id"];
            idPergunta: components["schemas"]["Id"];
            lstRespostas: components["schemas"]["DiscOptionRank"][];
            /** @description How long the question was on screen. */
            nrTempoMs?: number;
        };
        /** @description How far the questionnaire is. */
        DiscProgress: {
            nrIndiceRespondido: components["schemas"]["DiscAnsweredIndex"];
            qtdPerguntas: number;
        };
        /** @description Viewed or started. */
        UpdateDiscStatusRequest: {
            idResposta: components["schemas"]["Id"];
            /** @enum {integer} */
            cdStatus: 1 | 3;
        };
        /** @description Status after the call. */
        DiscStatus: {
            idResposta: components["schemas"]["Id"];
            cdStatus: components["schemas"]["DiscStatusCode"];
            nmStatus: components["schemas"]["DiscStatusName"];
        };
        /** @description Ends the questionnaire. */
        FinishDiscResponseRequest: {
            idResposta: components["schemas"]["Id"];
            /** @enum {integer} */
            cdStatus: 2;
        };
        /** @description The finished response. */
        DiscCompletion: {
            idResposta: components["schemas"]["Id"];
            idResultado: components["schemas"]["Id"];
            dtTermino: components["schemas"]["DateTime"];
            /** @description Milliseconds with the questions in sight, all together; absent where not every answer came with its own. */
            nrTempoMs?: number;
        };
        /** @description Points of one profile. */
        DiscProfileSum: {
            nmPerfil: components["schemas"]["DiscProfileName"];
            soma: number;
        };
        /** @description Sums of a finished response, and how sure they are. */
        DiscProfileReport: {
            /** @description The four profiles, strongest first, ties already settled. Match them by name. */
            response: components["schemas"]["DiscProfileSum"][];
            nmPerfil: components["schemas"]["DiscOutcomeName"];
            idResultado: components["schemas"]["Id"];
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            nmPessoa: string;
            nmEmpresa: string;
            logoUrl: string | null;
            corMarca?: components["schemas"]["BrandColor"];
            dtTermino: components["schemas"]["DateTime"];
            qtdPerguntas: number;
            versaoInstrumento: number;
            /** @description What the report is for, in Portuguese. */
            dsFinalidade: string;
            /** @description Friedman statistic of the sums; below 7.81 the profile is hardly differentiated. */
            nrDiferenciacao: number;
            /** @description Say 'Perfil pouco diferenciado'. */
            flPoucoDiferenciado: boolean;
            /** @description The first two sums are close; say 'Empate técnico'. */
            flEmpateTecnico: boolean;
            flProprio?: components["schemas"]["OwnReport"];
            secoes?: components["schemas"]["DiscResultSection"][];
            caracteristicas?: components["schemas"]["DiscTrait"][];
            competencias?: components["schemas"]["DiscCompetencyIndex"][];
        };
        /** @description A section of the report's text. */
        DiscResultSection: {
            /** @enum {string} */
            nmSecao: "Resumo" | "Comportamentos positivos" | "Valor na equipe" | "Ambiente ideal" | "Sob Pressão" | "Comportamentos limitantes";
            dsDescricao: string;
        };
        /** @description The summary first, then the five behavior cards. */
        DiscResultSectionList: {
            rows: components["schemas"]["DiscResultSection"][];
            qtdRecords: number;
        };
        /** @description A characteristic within a knowledge group. */
        DiscTrait: {
            /** @enum {string} */
            nmConhecimento: "Comunicação" | "Decisão" | "Ritmo" | "Relacionamento" | "Organização";
            nmResultado: string;
        };
        /** @description A behavioral competency computed from the sums. */
        DiscCompetencyIndex: {
            nmCompetencia: string;
            nrIndice: number;
            /**
             * @description Name of the level.
             * @enum {string}
             */
            dsLegenda: "muito baixo" | "baixo" | "médio" | "alto" | "muito alto";
            /** @description Short name, for narrow places such as the chart's axis. */
            dsLabel: string;
            /** @description What the competency is, followed by what this level says. */
            dsResumo: string;
        };
        /** @description Whom to remind; everybody who is waited for unless something narrows them down. */
        RemindDiscPeople: {
            lstPessoas?: components["schemas"]["ChosenPeople"];
            /** @description Only of people whom this search text finds. */
            filter?: string;
            /**
             * @description Only of people whose latest request has this status; 0 for all.
             * @enum {integer}
             */
            cdStatus?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Only of active people whose request waits for their answers (`semResposta`), or who have none (`aSolicitar`).
             * @enum {string}
             */
            recorte?: "semResposta" | "aSolicitar";
            /** @description Only of people whose latest result has this primary profile, who have any, or who have none. */
            nmPerfil?: components["schemas"]["ProfileFilter"];
            /** @description Only of people whom this import added, for 30 days after it; 0 for all. */
            idImportacao?: components["schemas"]["IdOrZero"];
            /** @description Only of people of this department and of those below it; 0 for all. */
            idOrganogramaNo?: components["schemas"]["IdOrZero"];
            /** @description Only of people in this position; 0 for all. */
            idOrganogramaCargo?: components["schemas"]["IdOrZero"];
            /** @description Only of people for whom this person answers; 0 for all. */
            idGestor?: components["schemas"]["IdOrZero"];
            /** @description Only of people who are in this cycle; 0 for all. */
            idCiclo?: components["schemas"]["IdOrZero"];
            /** @description Only of people who answer to nobody. */
            semGestor?: boolean;
            /** @description Only of active people, as without it. */
            somenteAtivos?: boolean;
            /** @description Only of people who have left, whom nobody reminds. */
            somenteInativos?: boolean;
            /** @description Only of people with a result finished in this month or later; the last of these is what `nmPerfil` asks for. */
            mesInicio?: components["schemas"]["Month"];
            /** @description Only of people with a result finished in this month or earlier. */
            mesFim?: components["schemas"]["Month"];
        };
        /**
         * @description A primary profile, any, or none.
         * @enum {string}
         */
        ProfileFilter: "Dominante" | "Influente" | "Estável" | "Conforme" | "Avaliados" | "Não avaliados";
        /** @description A behavioral request of one person. */
        DiscRequest: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmStatus: components["schemas"]["DiscStatusName"];
            cdStatus: components["schemas"]["DiscStatusCode"];
            dtEnvio: components["schemas"]["DateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            idResultado: components["schemas"]["NullableId"];
            nmPerfil: string | null;
            /** @description Closed by staff before it was finished; it can't be answered or resent. */
            flEncerrado: boolean;
            /** @description Whom it waits for; null unless it is open. */
            espera?: components["schemas"]["AwaitedAnswer"] | null;
        };
        /** @description A page of requests, newest first. */
        DiscRequestList: {
            rows: components["schemas"]["DiscRequest"][];
            qtdRecords: number;
        };
        /** @description Whether an open request blocks a new one. */
        DiscActiveRequest: {
            flTemAtivo: boolean;
        };
        /** @description A request for one person. */
        CreateDiscRequest: {
            /**
             * @description 0, a new request.
             * @enum {integer}
             */
            idResposta?: 0;
            idOrganogramaPessoaAvaliada: components["schemas"]["Id"];
            /**
             * @description 4, sent.
             * @enum {integer}
             */
            cdStatus?: 4;
        };
        /** @description Which request to mail again, and where to. */
        ResendDiscRequest: {
            /**
             * Format: email
             * @description Another address, for whoever may change employees; null or absent for the person's own.
             */
            email?: string | null;
            idOrganogramaPessoa: components["schemas"]["Id"];
            idResposta: components["schemas"]["Id"];
        };
        /** @description A report already made into a PDF. */
        SendDiscReportPdfRequest: {
            email: components["schemas"]["Email"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            idResposta: components["schemas"]["Id"];
            /** @description The PDF in base64, at most 8 MB when decoded; more is 413, anything but a PDF 422. */
            file: string;
        };
        /** @description Where to mail a report link. */
        SendDiscReportLinkRequest: {
            email: components["schemas"]["Email"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            idResposta: components["schemas"]["Id"];
            /** @description Accepted and ignored; the mail always carries a fresh report link. */
            hashRelatorio?: string;
        };
        /** @description The closed request. */
        ClosedRequest: {
            idResposta: components["schemas"]["Id"];
            /** @constant */
            flEncerrado: true;
        };
        /** @description How many people have an outcome by their latest finished response. */
        DiscOutcomeCount: {
            /** @description An outcome, or 'Não avaliados'. */
            nmPerfil: string;
            qtdResultados: number;
        };
        /** @description Somebody of a team, and where they stand on the map. */
        TeamPerson: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            urlFoto: string | null;
            /** @description Whether it is the manager whose team it is. */
            flGestor: boolean;
            /** @description The main profile; null without a finished result. */
            nmPerfil: components["schemas"]["DiscProfileName"] | null;
            /** @description From −100, tasks, to 100, people; null where there is no place. */
            nrFoco: components["schemas"]["TeamMapPlace"];
            /** @description From −100, calm, to 100, fast; null where there is no place. */
            nrRitmo: components["schemas"]["TeamMapPlace"];
            /** @description What speaks against reading much into the result. */
            ressalvas: string[];
            dtTermino: components["schemas"]["NullableDateTime"];
        };
        /** @description A place on one axis of the map. */
        TeamMapPlace: number | null;
        /** @description A profile that a team has much or little of. */
        TeamProfilePresence: {
            nmPerfil: components["schemas"]["DiscProfileName"];
            /** @enum {string} */
            tpPresenca: "muito" | "pouco";
            dsTexto: string;
        };
        /** @description What a team has much and little of. */
        TeamReading: {
            /** @description How many people have each main profile, always all four in the same order. */
            perfis: {
                nmPerfil: components["schemas"]["DiscProfileName"];
                qtdPessoas: number;
            }[];
            /** @description Empty where the profiles are balanced. */
            presencas: components["schemas"]["TeamProfilePresence"][];
        };
        /** @description A team on the map of profiles. */
        TeamMap: {
            /** @description Name of the department or of the manager. */
            nmEquipe: string;
            /** @description By name. */
            rows: components["schemas"]["TeamPerson"][];
            qtdPessoas: number;
            qtdComResultado: number;
            /** @description Null under three results. */
            leitura: components["schemas"]["TeamReading"] | null;
        };
        /** @description How two people work together. */
        TeamPair: {
            /** @description The two, in the order they were asked for. */
            pessoas: {
                idOrganogramaPessoa: components["schemas"]["Id"];
                nmPessoa: string;
                nmPerfil: components["schemas"]["DiscProfileName"];
                ressalvas: string[];
            }[];
            dsResumo: string;
            pontosFortes: string[];
            cuidados: string[];
            combinados: string[];
            /** @description One for each axis of the map. */
            diferencas: {
                /** @enum {string} */
                dsEixo: "ritmo" | "foco";
                /** @enum {string} */
                tpGrau: "pequena" | "media" | "grande";
                dsTexto: string;
            }[];
        };
        /**
         * @description 4 sent, 3 viewed, 1 started, 6 waiting for the managers' ratings, 7 waiting for their feedback, 2 finished; only forward, in this order.
         * @enum {integer}
         */
        PerformanceStatusCode: 1 | 2 | 3 | 4 | 6 | 7;
        /**
         * @description Name of the status code.
         * @enum {string}
         */
        PerformanceStatusName: "Iniciado" | "Finalizado" | "Visualizado" | "Aguardando Resposta" | "Aguardando Avaliação do Gestor" | "Aguardando Feedback do Gestor";
        /** @description A performance response as its link sees it. */
        PerformanceLinkedResponse: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            qtdCompetencias: number;
            qtdTotal: number;
            flConcluido: boolean;
            idRespostaStatusAtual: components["schemas"]["PerformanceStatusCode"];
            nmStatus: components["schemas"]["PerformanceStatusName"];
            dtEnvio: components["schemas"]["DateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            urlLogoSistema: string | null;
            flPapel: components["schemas"]["LinkRole"];
            idOrganogramaGestor: components["schemas"]["NullableId"];
            link?: components["schemas"]["LinkInfo"];
            competencias?: components["schemas"]["PerformanceCompetency"][];
            respostas?: components["schemas"]["SelfAnswer"][];
            /** @description What was agreed on after earlier reviews, for whoever answers or rates this one. A server of an earlier version leaves it out. */
            combinados?: components["schemas"]["EarlierAgreement"][];
        };
        /** @description How a review stands for the caller. */
        ReviewStanding: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            cdStatus: components["schemas"]["PerformanceStatusCode"];
            /**
             * @description Status for the caller.
             * @enum {string}
             */
            nmStatus: "Iniciado" | "Finalizado" | "Visualizado" | "Aguardando Resposta" | "Aguardando Avaliação do Gestor" | "Aguardando Feedback do Gestor" | "Avaliado";
            /** @description Whether staff closed the request. */
            flEncerrado: boolean;
            /**
             * @description Whom the review waits for.
             * @enum {string}
             */
            tpVez: "pessoa" | "gestores" | "ninguem";
            /** @description Whether the caller may still answer the self-assessment. */
            podeResponder: boolean;
            /** @description Whether the caller has still to rate. */
            podeAvaliar: boolean;
            /** @description Whether the caller has rated every competency. */
            flAvaliouTodas: boolean;
            /** @description Competencies that the caller owes feedback on. */
            competenciasPendentes: number;
            podeVerRelatorio: boolean;
        };
        /** @description Status after the call. */
        PerformanceStatus: {
            idResposta: components["schemas"]["Id"];
            cdStatus: components["schemas"]["PerformanceStatusCode"];
            nmStatus: components["schemas"]["PerformanceStatusName"];
        };
        /** @description How many competencies are answered. */
        PerformanceProgress: {
            qtdCompetencias: number;
            qtdTotal: number;
        };
        /** @description How far this manager is. */
        ManagerProgress: {
            idRespostaOpcaoGestor: components["schemas"]["Id"];
            qtdCompetencias: number;
            qtdTotal: number;
            cdStatus: components["schemas"]["PerformanceStatusCode"];
            nmStatus: components["schemas"]["PerformanceStatusName"];
        };
        /** @description What this manager still owes. */
        FeedbackProgress: {
            idRespostaOpcaoGestor: components["schemas"]["Id"];
            competenciasPendentes: number;
            cdStatus: components["schemas"]["PerformanceStatusCode"];
            nmStatus: components["schemas"]["PerformanceStatusName"];
        };
        /** @description A count. */
        CompetencyCount: {
            qtdRecords: number;
        };
        /** @description A manager who evaluates a response. */
        ReviewManager: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            flAvaliou: boolean;
            flFeedbackPendente: boolean;
        };
        /** @description That the managers' side of a review is held until its cycle's results are released. To whoever may not see it until then, the review stands as one that waits for its managers. */
        ResultRelease: {
            /**
             * Format: date
             * @description The day on which it is released; null while none was chosen.
             */
            dtLiberacao: string | null;
        } | null;
        /** @description What stands above a performance report. */
        PerformanceReportHeader: {
            idResposta: components["schemas"]["Id"];
            nmRazaoSocial: string;
            nmEmpresa: string;
            urlLogoSistema: string | null;
            corMarca?: components["schemas"]["BrandColor"];
            idCliente: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            nmDepartamento: string | null;
            cdStatus: components["schemas"]["PerformanceStatusCode"];
            nmStatus: components["schemas"]["PerformanceStatusName"];
            dtEnvio: components["schemas"]["DateTime"];
            dtAutoavaliacao: components["schemas"]["NullableDateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            percentualAlinhamento: components["schemas"]["AlignmentPercent"];
            flEncerrado: boolean;
            gestores: components["schemas"]["ReviewManager"][];
            liberacao?: components["schemas"]["ResultRelease"];
            flProprio?: components["schemas"]["OwnReport"];
        };
        /** @description Whom to remind; everybody who is waited for unless something narrows them down. */
        RemindPerformancePeople: {
            /**
             * @description People whose self-assessment is waited for, or managers whose ratings or feedback are.
             * @enum {string}
             */
            aQuem: "pessoas" | "gestores";
            lstPessoas?: components["schemas"]["ChosenPeople"];
            /** @description Only of people whom this search text finds. */
            filter?: string;
            /**
             * @description Only of people whose latest response has this status; 0 for all.
             * @enum {integer}
             */
            cdStatus?: 0 | 1 | 2 | 3 | 4 | 6 | 7;
            /**
             * @description Only of people whose open response waits for them (`semResposta`) or for their managers (`comGestor`).
             * @enum {string}
             */
            recorte?: "semResposta" | "comGestor";
            /** @description Only of people whose latest response is at this stage. */
            etapa?: components["schemas"]["ReviewStage"];
            /** @description Only of people of this department and of those below it; 0 for all. */
            idOrganogramaNo?: components["schemas"]["IdOrZero"];
            /** @description Only of people in this position; 0 for all. */
            idOrganogramaCargo?: components["schemas"]["IdOrZero"];
            /** @description Only of people for whom this person answers; 0 for all. */
            idGestor?: components["schemas"]["IdOrZero"];
            /** @description Only of people who are in this cycle; 0 for all. */
            idCiclo?: components["schemas"]["IdOrZero"];
            /** @description Only of people who answer to nobody. */
            semGestor?: boolean;
            /** @description Only of active people, as without it. */
            somenteAtivos?: boolean;
            /** @description Only of active people, as without it. */
            flFuncionariosAtivados?: boolean;
            /** @description Only of people to whom one was sent in this month or later; the last of these is what the others ask for. */
            mesInicio?: components["schemas"]["Month"];
            /** @description Only of people to whom one was sent in this month or earlier. */
            mesFim?: components["schemas"]["Month"];
        };
        /**
         * @description How far the latest response of a person is.
         * @enum {string}
         */
        ReviewStage: "autoPendente" | "autoFeita" | "gestorFeita" | "feedbackFeito";
        /** @description A performance request of one person. */
        PerformanceRequest: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            cdStatus: components["schemas"]["PerformanceStatusCode"];
            nmStatus: components["schemas"]["PerformanceStatusName"];
            dtEnvio: components["schemas"]["DateTime"];
            dtAutoavaliacao: components["schemas"]["NullableDateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            percentualAlinhamento: components["schemas"]["AlignmentPercent"];
            /** @description Closed by staff, unanswered before the end of its self-assessment or with the ratings there were after it. */
            flEncerrado: boolean;
            liberacao?: components["schemas"]["ResultRelease"];
            /** @description Whom it waits for; null unless it is open. */
            espera?: components["schemas"]["AwaitedAnswer"] | null;
        };
        /** @description A page of requests, newest first. */
        PerformanceRequestList: {
            rows: components["schemas"]["PerformanceRequest"][];
            qtdRecords: number;
        };
        /** @description A person with the latest performance response. */
        PerformanceEmployee: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            nmDepartamento: string | null;
            urlFoto: string | null;
            dsEmail: string | null;
            flAtivo: boolean;
            idResposta: components["schemas"]["NullableId"];
            cdStatus: components["schemas"]["PerformanceStatusCodeOrNone"];
            nmStatus: string;
            dtEnvio: components["schemas"]["NullableDateTime"];
            dtUltimaResposta: components["schemas"]["NullableDateTime"];
            percentualAlinhamento: components["schemas"]["AlignmentPercent"];
            qtdAvaliacoes: number;
            /** @description Whom it waits for; null unless it is open. */
            espera?: components["schemas"]["AwaitedAnswer"] | null;
        };
        /** @description A page of people. */
        PerformanceEmployeeList: {
            rows: components["schemas"]["PerformanceEmployee"][];
            qtdRecords: number;
            flSemCompetencias?: components["schemas"]["WithoutCompetencies"];
        };
        /** @description How many mails went out. */
        PerformanceResend: {
            idResposta: components["schemas"]["Id"];
            qtdEnviados: number;
        };
        /** @description The closed request. */
        ClosedPerformanceRequest: {
            idResposta: components["schemas"]["Id"];
            /** @constant */
            flEncerrado: true;
            cdStatus: components["schemas"]["PerformanceStatusCode"];
        };
        /** @description A competency that performance is reviewed by. */
        PerformanceCompetency: {
            idCompetencia: components["schemas"]["Id"];
            cdCompetencia: string;
            nmCompetencia: string;
            dsCompetencia: string | null;
        };
        /** @description A competency as the company keeps it. */
        KeptCompetency: {
            idCompetencia: components["schemas"]["Id"];
            cdCompetencia: string;
            nmCompetencia: string;
            dsCompetencia: string | null;
            /** @description Whether reviews to come ask about it. */
            flAtiva: boolean;
            /** @description How many positions have selected it. */
            qtdCargos: number;
        };
        /** @description A competency; id 0 creates. */
        SaveCompetencyRequest: {
            idCompetencia: components["schemas"]["IdOrZero"];
            cdCompetencia: string;
            nmCompetencia: string;
            dsCompetencia: string;
        };
        /** @description The competencies, the first one first. */
        OrderCompetenciesRequest: {
            idsCompetencias: components["schemas"]["Id"][];
        };
        /** @description A competency, active or retired. */
        SetCompetencyActivityRequest: {
            idCompetencia: components["schemas"]["Id"];
            flAtiva: boolean;
        };
        /** @description Competencies. */
        PerformanceCompetencyList: {
            rows: components["schemas"]["PerformanceCompetency"][];
            qtdRecords: number;
        };
        /** @description A competency frozen on a response. */
        ResponseCompetency: {
            idRespostaOpcao: components["schemas"]["Id"];
            idCompetencia: components["schemas"]["Id"];
            cdCompetencia: string;
            nmCompetencia: string;
            dsCompetencia: string | null;
        };
        /** @description A self score. */
        CompetencyScore: {
            idCompetencia: components["schemas"]["Id"];
            cdCompetencia: string;
            nmCompetencia: string;
            dsCompetencia: string | null;
            nrIndice: components["schemas"]["NullableScore"];
        };
        /** @description A self score by competency. */
        SelfAnswer: {
            idCompetencia: components["schemas"]["Id"];
            nrIndice: components["schemas"]["Score"];
        };
        /** @description Self scores. */
        SelfAnswerList: {
            rows: components["schemas"]["SelfAnswer"][];
            qtdRecords: number;
        };
        /** @description A manager's score. */
        OwnManagerScore: {
            idRespostaOpcaoGestor: components["schemas"]["Id"];
            idCompetencia: components["schemas"]["Id"];
            cdCompetencia: string;
            nmCompetencia: string;
            nrIndice: components["schemas"]["Score"];
        };
        /** @description A manager's score beside the self score. */
        ManagerScore: {
            idCompetencia: components["schemas"]["Id"];
            cdCompetencia: string;
            nmCompetencia: string;
            idOrganogramaGestor: components["schemas"]["Id"];
            nmGestor: string;
            notaFunc: components["schemas"]["NullableScore"];
            notaGestor: components["schemas"]["Score"];
            /** @enum {integer} */
            haDiferenca: 0 | 1;
        };
        /** @description Managers' scores. */
        ManagerScoreList: {
            rows: components["schemas"]["ManagerScore"][];
            qtdRecords: number;
        };
        /** @description Both scores of a competency. */
        CompetencyScorePairRow: {
            idCompetencia: components["schemas"]["Id"];
            nmCompetencia: string;
            notaFunc: components["schemas"]["NullableScore"];
            notaGestor: components["schemas"]["Score"];
        };
        /** @description One row. */
        CompetencyScorePair: {
            rows: components["schemas"]["CompetencyScorePairRow"][];
            qtdRecords: number;
        };
        /** @description A manager's score with its feedback. */
        ManagerAnswer: {
            idResposta: components["schemas"]["Id"];
            idRespostaOpcao: components["schemas"]["Id"];
            idRespostaOpcaoGestor: components["schemas"]["Id"];
            idCompetencia: components["schemas"]["Id"];
            nmCompetencia: string;
            nrIndice: components["schemas"]["Score"];
            dsFeedback: string | null;
        };
        /** @description A manager's answers. */
        ManagerAnswerList: {
            rows: components["schemas"]["ManagerAnswer"][];
            qtdRecords: number;
        };
        /** @description A competency where self and managers disagree. */
        Disagreement: {
            idCompetencia: components["schemas"]["Id"];
            nmCompetencia: string;
            idRespostaOpcaoGestor: components["schemas"]["Id"];
            idOrganogramaPessoaGestor: components["schemas"]["Id"];
            precisaFeedback: boolean;
            notaFunc: components["schemas"]["Score"];
            notaGestor: components["schemas"]["Score"];
            mediaGestores: number;
            dsFeedback: string | null;
        };
        /** @description A manager's feedback. */
        Feedback: {
            idOrganogramaGestor: components["schemas"]["Id"];
            nmPessoa: string;
            dsFeedback: string;
            dtFeedback: components["schemas"]["DateTime"];
        };
        /** @description Feedback. */
        FeedbackList: {
            rows: components["schemas"]["Feedback"][];
            qtdRecords: number;
        };
        /** @description A manager with the company. */
        Manager: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            idCliente: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            urlFoto: string | null;
            nmEmpresa: string;
            urlLogoSistema: string | null;
            corMarca?: components["schemas"]["BrandColor"];
        };
        /** @description A person's name. */
        PersonName: {
            nmPessoa: string;
            /** @description Where mails to the person go, null without an address; told to staff alone. */
            dsEmail?: string | null;
        };
        /** @description A performance response. */
        PerformanceResponseRef: {
            idResposta: components["schemas"]["Id"];
        };
        /** @description The response and how many competencies were answered. */
        FinishSelfAssessmentRequest: {
            idResposta: components["schemas"]["Id"];
            nrPerguntasRespondidas: number;
        };
        /** @description A performance request for one person. */
        CreatePerformanceRequest: {
            /** @enum {integer} */
            idResposta?: 0;
            idOrganogramaPessoaAvaliada: components["schemas"]["Id"];
            /** @enum {integer} */
            cdStatus?: 4;
        };
        /** @description The person. */
        ResendPerformanceRequest: {
            IdPessoa: components["schemas"]["Id"];
        };
        /** @description A score for one competency. */
        SaveSelfAnswerRequest: {
            idResposta: components["schemas"]["Id"];
            idCompetencia: components["schemas"]["Id"];
            nrIndice: components["schemas"]["Score"];
        };
        /** @description A manager's score for one competency. */
        SaveManagerAnswerRequest: {
            idRespostaOpcao: components["schemas"]["Id"];
            idCompetencia: components["schemas"]["Id"];
            idOrganogramaGestor: components["schemas"]["Id"];
            nrIndice: components["schemas"]["Score"];
        };
        /** @description Feedback on one competency. */
        SaveManagerFeedbackRequest: {
            idRespostaOpcaoGestor: components["schemas"]["Id"];
            idCompetencia: components["schemas"]["Id"];
            idOrganogramaPessoaGestor: components["schemas"]["Id"];
            /** @description At least one character that is not a space. */
            dsFeedback: string;
        };
        /** @description Hash of a link, case-sensitive. */
        LinkHash: string;
        /**
         * @description The person whom the review is of, or the managers.
         * @enum {string}
         */
        AgreementSide: "pessoa" | "gestor";
        /**
         * @description One of the two sides, when there is one.
         * @enum {string|null}
         */
        NullableAgreementSide: "pessoa" | "gestor" | null;
        /**
         * @description `aguardando` it waits for the confirmation of a side, `combinado` both have confirmed, `cumprido` it was kept, `encerrado` it was given up.
         * @enum {string}
         */
        AgreementState: "aguardando" | "combinado" | "cumprido" | "encerrado";
        /**
         * Format: date
         * @description A day as São Paulo has it.
         */
        AgreementDay: string;
        /** @description What is to be reached. */
        AgreementGoal: string;
        /** @description What is done for it. */
        AgreementAction: string;
        /** @description An agreement of an earlier review. */
        EarlierAgreement: {
            idCombinado: components["schemas"]["Id"];
            dsObjetivo: components["schemas"]["AgreementGoal"];
            dsAcao: components["schemas"]["AgreementAction"];
            tpResponsavel: components["schemas"]["AgreementSide"];
            dtPrazo: components["schemas"]["AgreementDay"];
            nmCompetencia: string | null;
            tpSituacao: components["schemas"]["AgreementState"];
        };
        /** @description What a person and a manager have agreed on after a review. */
        Agreement: {
            idCombinado: components["schemas"]["Id"];
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            /** @description The manager who wrote or confirmed it last; null while none has. */
            nmGestor: string | null;
            dsObjetivo: components["schemas"]["AgreementGoal"];
            dsAcao: components["schemas"]["AgreementAction"];
            /** @description Who does it. */
            tpResponsavel: components["schemas"]["AgreementSide"];
            dtPrazo: components["schemas"]["AgreementDay"];
            idCompetencia: components["schemas"]["NullableId"];
            nmCompetencia: string | null;
            tpSituacao: components["schemas"]["AgreementState"];
            /** @description Whose confirmation it waits for. */
            tpAguarda: components["schemas"]["NullableAgreementSide"];
            /** @description On which side the caller is; null for who only reads. */
            tpMeuLado: components["schemas"]["NullableAgreementSide"];
            /** @description When it was kept or given up. */
            dtEncerramento: components["schemas"]["NullableDateTime"];
            nrVersao: components["schemas"]["RecordVersion"];
            podeAlterar: boolean;
            podeConfirmar: boolean;
            podeEncerrar: boolean;
            podeReabrir: boolean;
            podeExcluir: boolean;
        };
        /** @description The agreements of a review. */
        AgreementList: {
            rows: components["schemas"]["Agreement"][];
            qtdRecords: number;
            /** @description Whether the caller may add one. */
            podeEscrever: boolean;
            /** @description What was agreed on after earlier reviews of the person; left out for a link that may be anybody's. */
            anteriores?: components["schemas"]["EarlierAgreement"][];
        };
        /** @description A page of agreements. */
        OwnAgreementList: {
            rows: components["schemas"]["Agreement"][];
            qtdRecords: number;
        };
        /** @description An agreement as it shall be. */
        SaveAgreementRequest: {
            idCombinado: components["schemas"]["IdOrZero"];
            nrVersao?: components["schemas"]["RecordVersion"];
            idResposta: components["schemas"]["Id"];
            dsObjetivo: components["schemas"]["AgreementGoal"];
            dsAcao: components["schemas"]["AgreementAction"];
            tpResponsavel: components["schemas"]["AgreementSide"];
            dtPrazo: components["schemas"]["AgreementDay"];
            idCompetencia: components["schemas"]["NullableId"];
        };
        /** @description An agreement as it was read. */
        AgreementRef: {
            idCombinado: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
        };
        /** @description How an agreement has ended. */
        SetAgreementOutcomeRequest: {
            idCombinado: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
            /**
             * @description Kept, given up, or open again.
             * @enum {string}
             */
            tpSituacao: "cumprido" | "encerrado" | "aberto";
        };
        /** @description Somebody whom a manager evaluates. */
        ManagerReport: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            urlFoto: string | null;
            dsEmail: string | null;
            idResposta: components["schemas"]["NullableId"];
            cdStatus: components["schemas"]["PerformanceStatusCodeOrNone"];
            /**
             * @description Status for this manager.
             * @enum {string}
             */
            nmStatus: "Sem Avaliação" | "Iniciado" | "Finalizado" | "Visualizado" | "Aguardando Resposta" | "Aguardando Avaliação do Gestor" | "Aguardando Feedback do Gestor" | "Avaliado";
            /** @description Whether this manager has rated every competency. A server of an earlier version leaves it out. */
            flAvaliouTodas?: boolean;
            dtEnvio: components["schemas"]["NullableDateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            percentualAlinhamento: components["schemas"]["AlignmentPercent"];
            podeAvaliar: boolean;
            precisaFeedback: boolean;
            competenciasPendentes: number;
            podeVerRelatorio: boolean;
        };
        /** @description A page of people. */
        ManagerReportList: {
            rows: components["schemas"]["ManagerReport"][];
            qtdRecords: number;
        };
        /** @description How a team and its managers score a competency. */
        TeamCompetency: {
            idCompetencia: components["schemas"]["Id"];
            nmCompetencia: string;
            mediaAuto: number;
            mediaGestor: number;
            /** @description How far the two means are apart. */
            diferenca: number;
            /** @description People with both scores. */
            qtdPessoas: number;
        };
        /** @description The competencies of a team, the widest gap first. */
        TeamCompetencies: {
            rows: components["schemas"]["TeamCompetency"][];
            qtdPessoas: number;
            /** @description People with a finished review. */
            qtdComResultado: number;
            /** @description Competencies that fewer than three people have both scores of. */
            qtdOcultas: number;
        };
        /** @description A picture as base64. */
        SaveOwnPhotoRequest: {
            foto: string;
        };
        /** @description Address of the photo. */
        OwnPhoto: {
            urlFoto: string | null;
        };
        /** @description Somebody opened a report. */
        ReportAccess: {
            dtAcesso: components["schemas"]["DateTime"];
            nmQuem: string | null;
            /** @enum {string} */
            tpQuem: "rh" | "gestor" | "proprio" | "link";
            /**
             * @description What was opened; `equipe` is the map of a team, on which the behavioral result was seen.
             * @enum {string}
             */
            tpRelatorio: "comportamental" | "desempenho" | "equipe";
            idResposta: components["schemas"]["Id"];
            /** @description When that assessment was sent to the person. */
            dtEnvio: components["schemas"]["DateTime"];
        };
        /** @description A page of openings, newest first. */
        ReportAccessList: {
            rows: components["schemas"]["ReportAccess"][];
            qtdRecords: number;
        };
        /** @description Everything stored about a person. */
        PersonalData: {
            dtGeracao: components["schemas"]["DateTime"];
            pessoa: components["schemas"]["PersonalProfile"];
            /** @description The staff user that the person is; null for none. */
            usuario: components["schemas"]["PersonalStaffUser"] | null;
            gestores: components["schemas"]["PersonalManager"][];
            avaliacoesComportamentais: components["schemas"]["PersonalDiscResponse"][];
            avaliacoesDesempenho: components["schemas"]["PersonalPerformanceResponse"][];
            avaliacoesComoGestor: components["schemas"]["PersonalManagerRating"][];
            treinamentos: components["schemas"]["PersonalTraining"][];
            jogos: components["schemas"]["PersonalGame"][];
            ciclos: components["schemas"]["PersonalCycle"][];
            combinados: components["schemas"]["PersonalAgreement"][];
            certificados: components["schemas"]["PersonalCertificate"][];
            links: components["schemas"]["PersonalLink"][];
            sessoes: components["schemas"]["PersonalSession"][];
            emails: components["schemas"]["PersonalMail"][];
            notificacoes: components["schemas"]["PersonalNotification"][];
            registros: components["schemas"]["PersonalAuditEntry"][];
        };
        /** @description A cycle of assessments that the person is in; what they answered in it stands among the assessments. */
        PersonalCycle: {
            idCiclo: components["schemas"]["Id"];
            nmCiclo: string;
            dtInclusao: components["schemas"]["DateTime"];
            dtPrazo: components["schemas"]["CycleDay"];
        };
        /** @description What the person has agreed on after a review, as the one whom it was of or as a manager. */
        PersonalAgreement: {
            idResposta: components["schemas"]["Id"];
            nmPessoa: string;
            /** @description As whom. */
            tpLado: components["schemas"]["AgreementSide"];
            dsObjetivo: components["schemas"]["AgreementGoal"];
            dsAcao: components["schemas"]["AgreementAction"];
            tpResponsavel: components["schemas"]["AgreementSide"];
            dtPrazo: components["schemas"]["AgreementDay"];
            tpSituacao: components["schemas"]["AgreementState"];
            dtCriacao: components["schemas"]["DateTime"];
            dtEncerramento: components["schemas"]["NullableDateTime"];
        };
        /** @description A game or survey that is for the person. Of an anonymous one it tells only that the person took part: what was answered is kept of nobody. */
        PersonalGame: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            flAnonimo: boolean;
            dtEnvio: components["schemas"]["NullableDateTime"];
            /**
             * Format: date
             * @description The day on which the last question was answered.
             */
            dtConclusao: string | null;
            qtdRespondidas: number;
            respostas: components["schemas"]["PersonalGameAnswer"][];
        };
        /** @description What the person answered to a question of a named game. */
        PersonalGameAnswer: {
            dsPergunta: string;
            dsResposta: string;
            dtResposta: components["schemas"]["DateTime"];
        };
        /** @description A training that is for the person, or that the person has begun. */
        PersonalTraining: {
            idTreinamento: components["schemas"]["Id"];
            nmTreinamento: string;
            nmSituacao: components["schemas"]["PlayerState"];
            dtEnvio: components["schemas"]["NullableDateTime"];
            dtUltimaVisualizacao: components["schemas"]["NullableDateTime"];
            videos: components["schemas"]["PersonalTrainingVideo"][];
        };
        /** @description A video of which the person has watched something, or that carries the person's mark. */
        PersonalTrainingVideo: {
            nmRecurso: string;
            flConclusaoManual: boolean;
            dtConclusao: components["schemas"]["NullableDateTime"];
            nrTempoVideo: components["schemas"]["PlayerSeconds"];
            trechos: components["schemas"]["PlayerStretches"];
        };
        /** @description A certificate of the person. */
        PersonalCertificate: {
            nmTreinamento: string;
            nmPessoa: string;
            nrVersao: components["schemas"]["RecordVersion"];
            dsCodigo: string;
            dtEmissao: components["schemas"]["DateTime"];
        };
        /** @description The record of the person. */
        PersonalProfile: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            cdPessoaCliente: components["schemas"]["NullablePersonCode"];
            dsEmail: string | null;
            nrTelefone: string | null;
            tpSexo: string | null;
            dtNascimento: string | null;
            dtAdmissao: components["schemas"]["HiringDay"];
            nmCargo: string | null;
            nmDepartamento: string | null;
            nmSenioridade: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
            flTemSenha: boolean;
            dtCadastro: components["schemas"]["DateTime"];
            nmCliente: string;
        };
        /** @description A staff user, as the person that it is reads it. */
        PersonalStaffUser: {
            idUsuario: components["schemas"]["Id"];
            nmUsuario: string;
            dsLogin: string;
            nrCpf: string | null;
            nrRg: string | null;
            dtNascimento: string | null;
            dsTelefone: string | null;
            dsCelular: string | null;
            dsCep: string | null;
            dsEndereco: string | null;
            nrNumero: string | null;
            dsComplemento: string | null;
            nmBairro: string | null;
            nmCidade: string | null;
            nmUf: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
            flAdministrador: boolean;
            flSupervisor: boolean;
            perfis: components["schemas"]["PersonalAccessProfile"][];
        };
        /** @description An access profile of the person's staff user. */
        PersonalAccessProfile: {
            nmPerfilAcesso: string;
        };
        /** @description A manager of the person. */
        PersonalManager: {
            nmPessoa: string;
        };
        /** @description One answered question, from what fits best to what fits least. */
        PersonalDiscAnswer: {
            dsPergunta: string;
            opcoes: string[];
            nrTempoMs: number | null;
            dtResposta: components["schemas"]["DateTime"];
        };
        /** @description Points of a profile. */
        PersonalProfileSum: {
            nmPerfil: string;
            soma: number;
        };
        /** @description A behavioral response. */
        PersonalDiscResponse: {
            idResposta: components["schemas"]["Id"];
            nmStatus: string;
            dtEnvio: components["schemas"]["DateTime"];
            dsEmailEnvio: string;
            dtVisualizacao: components["schemas"]["NullableDateTime"];
            dtInicio: components["schemas"]["NullableDateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            flEncerrado: boolean;
            versaoInstrumento: number;
            nmPerfil: string | null;
            somas: components["schemas"]["PersonalProfileSum"][];
            respostas: components["schemas"]["PersonalDiscAnswer"][];
        };
        /** @description A manager's score and feedback. */
        PersonalManagerScore: {
            nmGestor: string;
            nrIndice: components["schemas"]["Score"];
            dsFeedback: string | null;
        };
        /** @description A competency with the scores that the person may see. */
        PersonalCompetencyScore: {
            nmCompetencia: string;
            nrAutoavaliacao: components["schemas"]["NullableScore"];
            dtResposta: components["schemas"]["NullableDateTime"];
            gestores: components["schemas"]["PersonalManagerScore"][];
        };
        /** @description A performance response. */
        PersonalPerformanceResponse: {
            idResposta: components["schemas"]["Id"];
            nmStatus: string;
            dtEnvio: components["schemas"]["DateTime"];
            dsEmailEnvio: string;
            dtVisualizacao: components["schemas"]["NullableDateTime"];
            dtInicio: components["schemas"]["NullableDateTime"];
            dtAutoavaliacao: components["schemas"]["NullableDateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            flEncerrado: boolean;
            percentualAlinhamento: components["schemas"]["AlignmentPercent"];
            competencias: components["schemas"]["PersonalCompetencyScore"][];
        };
        /** @description What the person rated and wrote as a manager. */
        PersonalManagerRating: {
            idResposta: components["schemas"]["Id"];
            nmPessoa: string;
            nmCompetencia: string;
            nrIndice: components["schemas"]["Score"];
            dsFeedback: string | null;
            dtAvaliacao: components["schemas"]["DateTime"];
            dtFeedback: components["schemas"]["NullableDateTime"];
        };
        /** @description A personal link, without its hash. */
        PersonalLink: {
            tpAvaliacao: string;
            nmPapel: string;
            dsEmailEnvio: string | null;
            dtEmissao: components["schemas"]["DateTime"];
            dtValidade: components["schemas"]["DateTime"];
        };
        /** @description A session. */
        PersonalSession: {
            dtInicio: components["schemas"]["DateTime"];
            dtUltimoUso: components["schemas"]["DateTime"];
            dtFim: components["schemas"]["NullableDateTime"];
            nmChave: string | null;
        };
        /** @description A mail to the person. */
        PersonalMail: {
            dsAssunto: string;
            dsEmail: string;
            dtEnvio: components["schemas"]["DateTime"];
        };
        /** @description An entry of the audit trail about the person. */
        PersonalAuditEntry: {
            dtRegistro: components["schemas"]["DateTime"];
            nmAcao: string;
            nmQuem: string | null;
        };
        /**
         * @description A month, as `YYYY-MM`.
         * @example 2026-11
         */
        Month: string;
        /**
         * @description A card of the dashboard.
         * @enum {string}
         */
        DashboardCard: "comportamental" | "departamentos" | "cargos" | "avaliacoes" | "competencias" | "treinamentos";
        /** @description Whole, 0 to 100; null where there is nothing to take a share of. */
        FigurePercent: number | null;
        /** @description How many. */
        FigureCount: number;
        /** @description A mean with one decimal. */
        FigureMean: number;
        /** @description The cards that were asked for. */
        Dashboard: {
            filtros: components["schemas"]["DashboardFilters"];
            comportamental?: components["schemas"]["DiscFigures"] | null;
            departamentos?: components["schemas"]["DepartmentFigures"] | null;
            cargos?: components["schemas"]["PositionFigures"] | null;
            avaliacoes?: components["schemas"]["ReviewFigures"] | null;
            competencias?: components["schemas"]["CompetencyFigures"] | null;
            treinamentos?: components["schemas"]["TrainingFigures"] | null;
            /**
             * @description What to do next: the first rule that matches. Null where nothing was sent, where the cards that decide were not asked for or failed, and where hidden scores would decide.
             * @enum {string|null}
             */
            recomendacao: "Acelerar" | "Priorizar" | "Treinar" | "Monitorar" | null;
            /** @description The cards that could not be read. */
            falhas: components["schemas"]["DashboardCard"][];
        };
        /** @description What the filters of the dashboard name; null where they leave everything. */
        DashboardFilters: {
            nmDepartamento: string | null;
            nmCargo: string | null;
            nmCiclo: string | null;
            /** @description What the results of the cycle are of. */
            idTipoCiclo: components["schemas"]["CycleKind"] | null;
            /** @description The month of the first request that the company sent, of either kind; null before. */
            mesPrimeiro: components["schemas"]["Month"] | null;
        };
        /** @description A cycle that figures can be told of. */
        DashboardCycle: {
            idCiclo: components["schemas"]["Id"];
            nmCiclo: string;
            idTipoCiclo: components["schemas"]["CycleKind"];
        };
        /** @description A page of cycles that figures can be told of. */
        DashboardCycleList: {
            rows: components["schemas"]["DashboardCycle"][];
            qtdRecords: number;
        };
        /** @description Active people by the primary profile of their latest result. */
        DiscFigures: {
            qtdAtivos: components["schemas"]["FigureCount"];
            qtdAvaliados: components["schemas"]["FigureCount"];
            qtdNaoAvaliados: components["schemas"]["FigureCount"];
            prcCobertura: components["schemas"]["FigurePercent"];
            /** @description The four profiles in order; null where they are hidden. */
            perfis: components["schemas"]["DiscProfileFigure"][] | null;
            /** @description The profile that most people have; several where they are even, none where nobody has one or it is hidden. */
            perfisMaisPresentes: string[];
            prcDiversidade: components["schemas"]["FigurePercent"];
            /** @description Whether profiles are hidden because too few people share them. */
            flOculto: boolean;
        };
        /** @description How many people have a profile, and their share of those who have any. */
        DiscProfileFigure: {
            nmPerfil: string;
            qtdPessoas: components["schemas"]["FigureCount"];
            prcPerfil: components["schemas"]["FigurePercent"];
        };
        /** @description How many people have a profile. */
        DiscProfileShare: {
            nmPerfil: string;
            qtdResultados: components["schemas"]["FigureCount"];
            prcPerfil: components["schemas"]["FigurePercent"];
        };
        /** @description A department with its active people, those of the departments below included. */
        DepartmentHeadcount: {
            idOrganogramaNo: components["schemas"]["Id"];
            nmDepartamento: string;
            qtdFuncionarios: components["schemas"]["FigureCount"];
            children: components["schemas"]["DepartmentHeadcount"][];
        };
        /** @description Departments and their active people. */
        DepartmentFigures: {
            /** @description Those at the top, or the chosen one. */
            rows: components["schemas"]["DepartmentHeadcount"][];
            qtdDepartamentos: components["schemas"]["FigureCount"];
            qtdFuncionarios: components["schemas"]["FigureCount"];
            /** @description People who have a department, by department, with one decimal; null without departments. */
            mediaPorDepartamento: number | null;
            qtdSemDepartamento: components["schemas"]["FigureCount"];
        };
        /** @description Departments inside of each other. */
        DepartmentHeadcountTree: {
            rows: components["schemas"]["DepartmentHeadcount"][];
            qtdRecords: components["schemas"]["FigureCount"];
            /** @description Active people, with a department or without. */
            qtdFuncionariosTotal: number;
        };
        /** @description A position with its active people. */
        PositionHeadcount: {
            idOrganogramaCargo: components["schemas"]["Id"];
            nmCargo: string;
            qtdPessoas: components["schemas"]["FigureCount"];
        };
        /** @description Positions with headcounts. */
        PositionHeadcountList: {
            rows: components["schemas"]["PositionHeadcount"][];
            qtdRecords: components["schemas"]["FigureCount"];
        };
        /** @description Positions that people have, the ten largest first. */
        PositionFigures: {
            rows: components["schemas"]["PositionHeadcount"][];
            qtdCargos: components["schemas"]["FigureCount"];
            qtdFuncionarios: components["schemas"]["FigureCount"];
            qtdSemCargo: components["schemas"]["FigureCount"];
            maiorCargo: components["schemas"]["PositionHeadcount"] | null;
        };
        /** @description How far the latest review of each active person is, of those sent in the months told. */
        ReviewFigures: {
            qtdEnviadas: components["schemas"]["FigureCount"];
            qtdRespondidas: components["schemas"]["FigureCount"];
            qtdAvaliadas: components["schemas"]["FigureCount"];
            qtdFinalizadas: components["schemas"]["FigureCount"];
            prcConclusao: components["schemas"]["FigurePercent"];
            prcAuto: components["schemas"]["FigurePercent"];
            prcGestor: components["schemas"]["FigurePercent"];
            prcFeedback: components["schemas"]["FigurePercent"];
            pendentes: components["schemas"]["PendingReviews"];
            qtdCadastrados: components["schemas"]["FigureCount"];
            qtdAtivos: components["schemas"]["FigureCount"];
            qtdInativos: components["schemas"]["FigureCount"];
        };
        /** @description Reviews that wait, by what they wait for. */
        PendingReviews: {
            qtdTotal: components["schemas"]["FigureCount"];
            qtdAuto: components["schemas"]["FigureCount"];
            qtdGestor: components["schemas"]["FigureCount"];
            qtdFeedback: components["schemas"]["FigureCount"];
        };
        /** @description How people and their managers score a competency. */
        CompetencyFigure: {
            idCompetencia: components["schemas"]["Id"];
            nmCompetencia: string;
            mediaAuto: components["schemas"]["FigureMean"];
            mediaGestor: components["schemas"]["FigureMean"];
            /** @description How far the two means are apart, with one decimal. */
            diferenca: number;
            /** @description Of the people compared, how many percent have a gap of at most 1. */
            percentualAlinhado: number;
            qtdComparadas: components["schemas"]["FigureCount"];
        };
        /** @description A competency by its name. */
        NamedCompetency: {
            idCompetencia: components["schemas"]["Id"];
            nmCompetencia: string;
        };
        /** @description Self-assessment beside managers, by competency, from the latest finished review of each active person. All figures are of the competencies that show. */
        CompetencyFigures: {
            /** @description In the order that the company gives them; null where all are hidden. */
            rows: components["schemas"]["CompetencyFigure"][] | null;
            melhorAlinhada: components["schemas"]["NamedCompetency"] | null;
            /** @description Null where no two means differ. */
            maiorDiferenca: components["schemas"]["NamedCompetency"] | null;
            /** @description The mean of the managers' means, with one decimal. */
            mediaGeral: number | null;
            prcAlinhamento: components["schemas"]["FigurePercent"];
            /** @description Competencies of which fewer than 70 percent of the people are aligned. */
            qtdCriticas: number;
            /** @description People who were compared. */
            qtdPessoas: number;
            /** @description Competencies that are hidden because too few people share them. */
            qtdOcultas: number;
            /** @description Whether any competency is hidden. */
            flOculto: boolean;
        };
        /** @description The means of a competency. */
        CompetencyAverage: {
            idCompetencia: components["schemas"]["Id"];
            mediaNotaFunc: components["schemas"]["FigureMean"];
            mediaNotaGestor: components["schemas"]["FigureMean"];
            percentualAlinhado: number;
        };
        /** @description Competencies with their means. */
        CompetencyAverageList: {
            rows: components["schemas"]["CompetencyAverage"][];
            qtdRecords: components["schemas"]["FigureCount"];
        };
        /** @description How many trainings there are, whatever the filters say. */
        TrainingFigures: {
            qtdCadastrados: components["schemas"]["FigureCount"];
            qtdAtivos: components["schemas"]["FigureCount"];
            qtdInativos: components["schemas"]["FigureCount"];
        };
        /** @description A training, and how far the people are to whom it was sent. */
        TrainingProgress: {
            idTreinamento: components["schemas"]["Id"];
            nmTreinamento: string;
            qtdRecursos: components["schemas"]["FigureCount"];
            qtdEnviados: components["schemas"]["FigureCount"];
            qtdNaoVisualizados: components["schemas"]["FigureCount"];
            qtdEmAndamento: components["schemas"]["FigureCount"];
            qtdConcluidos: components["schemas"]["FigureCount"];
            taxaConclusao: components["schemas"]["FigurePercent"];
        };
        /** @description A page of trainings. */
        TrainingProgressList: {
            rows: components["schemas"]["TrainingProgress"][];
            qtdRecords: components["schemas"]["FigureCount"];
        };
        /** @description What waits for staff, by section; one that the caller may not view is left out. */
        WaitingForStaff: {
            comportamental?: components["schemas"]["DiscWaiting"];
            desempenho?: components["schemas"]["PerformanceWaiting"];
            /** @description The first steps that the caller may do, in their order; left out once all of them are done. */
            primeirosPassos?: components["schemas"]["FirstStep"][];
        };
        /** @description Something that a company does before its first result. */
        FirstStep: {
            /**
             * @description The company's data, its people, its competencies, or the first assessment sent.
             * @enum {string}
             */
            dsPasso: "dados" | "pessoas" | "competencias" | "avaliacao";
            flConcluido: boolean;
        };
        /** @description What waits in the behavioral section. */
        DiscWaiting: {
            solicitacoes: components["schemas"]["OpenRequestsWaiting"];
            emailsNaoEntregues: components["schemas"]["UndeliveredMailList"];
            /** @description Active people who have neither a result nor an open request, with an e-mail or without. */
            qtdSemResultado: number;
        };
        /** @description What waits in the performance section. */
        PerformanceWaiting: {
            solicitacoes: components["schemas"]["OpenRequestsWaiting"];
            emailsNaoEntregues: components["schemas"]["UndeliveredMailList"];
            avaliacoesComGestor: components["schemas"]["ReviewsWithManagers"];
        };
        /** @description Requests that wait for the person's answers, the oldest first, and all of them counted by age. */
        OpenRequestsWaiting: {
            rows: components["schemas"]["OpenRequestWaiting"][];
            qtdRecords: number;
            qtdAte7Dias: number;
            qtdDe8A30Dias: number;
            qtdMaisDe30Dias: number;
        };
        /** @description A request that waits for the person's answers. */
        OpenRequestWaiting: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            urlFoto: string | null;
            /** @description 1 started, 3 viewed, 4 sent. */
            cdStatus: number;
            nmStatus: string;
            dtEnvio: components["schemas"]["DateTime"];
            qtdDias: components["schemas"]["WaitingDays"];
        };
        /** @description Whole days that it has waited. */
        WaitingDays: number;
        /** @description Mails with the link of an open request that did not get out, the oldest first. One that was sent again, and got out then, is not among them. */
        UndeliveredMailList: {
            rows: components["schemas"]["UndeliveredMail"][];
            qtdRecords: number;
        };
        /** @description A mail that did not get out. */
        UndeliveredMail: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            /** @description Whose request it is. */
            nmPessoa: string;
            /** @description Whom the mail is written to; the person, or a manager who is to rate. */
            nmDestinatario: string;
            dsEmail: string;
            dtEnvio: components["schemas"]["DateTime"];
            qtdDias: components["schemas"]["WaitingDays"];
        };
        /** @description Reviews whose self-assessment is done and which wait for ratings or feedback, the longest first. */
        ReviewsWithManagers: {
            rows: components["schemas"]["ReviewWithManagers"][];
            qtdRecords: number;
        };
        /** @description A review that waits for ratings or feedback. */
        ReviewWithManagers: {
            idResposta: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            urlFoto: string | null;
            /** @description Names of the managers it waits for, by name. */
            lstGestores: string[];
            dtAutoavaliacao: components["schemas"]["DateTime"];
            qtdDias: components["schemas"]["WaitingDays"];
        };
        /** @description A department of the chart with those below it. */
        OrganizationNode: {
            id: components["schemas"]["Id"];
            /** @description The first manager, or else the department. */
            title: string;
            /** @description The first manager; null without one. */
            idOrganogramaPessoa?: components["schemas"]["NullableId"];
            /** @description Position of the first manager. */
            cargo: string | null;
            departamento: string;
            /** @description Photo of the first manager. */
            urlFoto?: string | null;
            /** @description Active managers. */
            qtdGestores?: number;
            /** @description Active people of the department itself. */
            qtdFuncionarios?: number;
            /** @description Active people, those of the departments below included. */
            qtdFuncionariosTotal?: number;
            nrVersao?: components["schemas"]["RecordVersion"];
            children: components["schemas"]["OrganizationNode"][];
        };
        /** @description A department or a person that a search has found, and the department where either stands in the chart. */
        OrganizationMatch: {
            /** @enum {string} */
            tpResultado: "departamento" | "pessoa";
            /** @description The department itself, or the one that the person belongs to, else the first one that they manage. */
            idOrganogramaNo: components["schemas"]["Id"];
            nmDepartamento: string;
            /** @description The department above; null at the top. */
            nmDepartamentoSuperior: string | null;
            idOrganogramaPessoa: components["schemas"]["NullableId"];
            nmPessoa: string | null;
            urlFoto: string | null;
        };
        /** @description What was found. */
        OrganizationMatchList: {
            rows: components["schemas"]["OrganizationMatch"][];
            qtdRecords: number;
        };
        /** @description A change of the organization chart that can be undone. */
        OrganizationChange: {
            idAlteracao: components["schemas"]["Id"];
            /** @description What was changed, in Portuguese, without a full stop. */
            dsAlteracao: string;
            dtAlteracao: components["schemas"]["DateTime"];
        };
        /** @description Which change to undo. */
        UndoOrganizationChangeRequest: {
            idAlteracao: components["schemas"]["Id"];
        };
        /** @description A department to choose. */
        DepartmentChoice: {
            idOrganogramaNo: components["schemas"]["Id"];
            nmDepartamento: string;
        };
        /** @description A page of departments. */
        DepartmentChoiceList: {
            rows: components["schemas"]["DepartmentChoice"][];
            qtdRecords: number;
        };
        /** @description A department with its managers, the departments below and how many people it has. */
        Department: {
            idOrganogramaNo: components["schemas"]["Id"];
            nmDepartamento: string;
            idOrganogramaNoSuperior: components["schemas"]["NullableId"];
            nmDepartamentoSuperior: string | null;
            nrVersao: components["schemas"]["RecordVersion"];
            gestores: components["schemas"]["DepartmentManager"][];
            filhos: components["schemas"]["DepartmentBelow"][];
            qtdFuncionarios: number;
            qtdFuncionariosTotal: number;
            /** @description Inactive people of the department itself. */
            qtdInativos: number;
        };
        /** @description A manager of a department. */
        DepartmentManager: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
        };
        /** @description A department below another one. */
        DepartmentBelow: {
            idOrganogramaNo: components["schemas"]["Id"];
            nmDepartamento: string;
            /** @description Departments right below it. */
            qtdFilhos: number;
            qtdFuncionarios: number;
            qtdFuncionariosTotal: number;
        };
        /** @description A person in the lists of a department. */
        DepartmentPerson: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            dsEmail: string | null;
            nrTelefone: string | null;
            tpSexo: components["schemas"]["Gender"];
            urlFoto: string | null;
            flAtivo: boolean;
        };
        /** @description A page of them. */
        DepartmentPersonList: {
            rows: components["schemas"]["DepartmentPerson"][];
            qtdRecords: number;
        };
        /** @description A department; id 0 creates. */
        SaveDepartmentRequest: {
            idOrganogramaNo: components["schemas"]["IdOrZero"];
            idOrganogramaNoSuperior: components["schemas"]["IdOrZero"];
            nmDepartamento: string;
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description The department that goes below, and the name of the new one. */
        InsertDepartmentRequest: {
            idOrganogramaNo: components["schemas"]["Id"];
            nmDepartamento: string;
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description The department and its managers in their order. */
        SaveDepartmentManagersRequest: {
            idOrganogramaNo: components["schemas"]["Id"];
            idsGestores: components["schemas"]["Id"][];
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description The person and the department. */
        AddPersonToDepartmentRequest: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            idOrganogramaNo: components["schemas"]["Id"];
        };
        /** @description A position; what an import did not tell is null. */
        Position: {
            idOrganogramaCargo: components["schemas"]["Id"];
            nmCargo: string;
            dsDescricao: string | null;
            dsAtividades: string | null;
            /** @description Monthly, in cents. */
            vlPisoSalarial: number | null;
            idSenioridade: components["schemas"]["NullableId"];
            nmSenioridade: string | null;
            /** @description How many people are in it, the inactive ones too. */
            qtdFuncionarios: number;
            nrVersao: components["schemas"]["RecordVersion"];
        };
        /** @description A position to choose. */
        PositionChoice: {
            idOrganogramaCargo: components["schemas"]["Id"];
            nmCargo: string;
        };
        /** @description A page of positions to choose from. */
        PositionChoiceList: {
            rows: components["schemas"]["PositionChoice"][];
            qtdRecords: number;
        };
        /** @description A page of positions. */
        PositionList: {
            rows: components["schemas"]["Position"][];
            qtdRecords: number;
            qtdCargosTotal: number;
            qtdFuncionariosTotal: number;
            qtdDepartamentosTotal: number;
        };
        /** @description A competency of the company, selected for a position or not. */
        PositionCompetency: {
            idCompetencia: components["schemas"]["Id"];
            idOrganogramaCargo: components["schemas"]["Id"];
            nmCompetencia: string;
            isPost: boolean;
        };
        /** @description A step of a career. */
        Seniority: {
            idSenioridade: components["schemas"]["Id"];
            nmSenioridade: string;
            /** @description How many positions have it. */
            qtdCargos: number;
        };
        /** @description A person in the lists of a position. */
        PositionPerson: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            dsEmail: string | null;
            nrTelefone: string | null;
            tpSexo: components["schemas"]["Gender"];
            urlFoto: string | null;
            flAtivo: boolean;
        };
        /** @description A page of them. */
        PositionPersonList: {
            rows: components["schemas"]["PositionPerson"][];
            qtdRecords: number;
        };
        /** @description A position; id 0 creates. */
        SavePositionRequest: {
            idOrganogramaCargo: components["schemas"]["IdOrZero"];
            nmCargo: string;
            dsDescricao?: string | null;
            dsAtividades?: string | null;
            /** @description Monthly, in cents, from 1 to 100000000. */
            vlPisoSalarial?: number | null;
            idSenioridade?: components["schemas"]["NullableId"];
            /** @description The competencies that it is assessed in; none for an empty list. */
            idsCompetencias?: components["schemas"]["Id"][];
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description A competency of a position, on or off. */
        SetPositionCompetencyRequest: {
            idCompetencia: components["schemas"]["Id"];
            idOrganogramaCargo: components["schemas"]["Id"];
            isPost: boolean;
        };
        /** @description A seniority; id 0 creates. */
        SaveSeniorityRequest: {
            idSenioridade: components["schemas"]["IdOrZero"];
            nmSenioridade: string;
        };
        /** @description The seniorities, the first step first. */
        OrderSenioritiesRequest: {
            idsSenioridades: components["schemas"]["Id"][];
        };
        /** @description The person and the position. */
        AddPersonToPositionRequest: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            idOrganogramaCargo: components["schemas"]["Id"];
        };
        /** @description A manager to choose. */
        ManagerChoice: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
        };
        /** @description A page of managers to choose from. */
        ManagerChoiceList: {
            rows: components["schemas"]["ManagerChoice"][];
            qtdRecords: number;
        };
        /** @description A person of the organization with the latest behavioral request that was not closed. */
        Employee: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            cdPessoaCliente: components["schemas"]["NullablePersonCode"];
            tpSexo: components["schemas"]["Gender"];
            dsEmail: string | null;
            nrTelefone: string | null;
            dtAdmissao: components["schemas"]["HiringDay"];
            idOrganogramaCargo: components["schemas"]["NullableId"];
            nmCargo: string | null;
            idOrganogramaNo: components["schemas"]["NullableId"];
            nmDepartamento: string | null;
            flAtivo: boolean;
            urlFoto: string | null;
            /** @description Whether something refers to the person, so that they can be deactivated but not deleted. */
            flTemVinculos: boolean;
            /** @description Whether what named the person was erased; left out for all others. */
            flAnonimizado?: boolean;
            /** @description Outcome of the latest finished response. */
            nmPerfil: string | null;
            /** @description Status of the latest request; null when there is none. */
            nmStatus: string | null;
            /** @description Status code of the latest request. */
            cdStatus: number | null;
            dtEnvio: components["schemas"]["NullableDateTime"];
            /** @description When the latest finished response was finished. */
            dtTermino: components["schemas"]["NullableDateTime"];
            /** @description The latest request. */
            idResposta: components["schemas"]["NullableId"];
            /** @description Requests of the person, closed ones included. */
            qtdAvaliacoes: number;
            /** @description Whom it waits for; null unless it is open. */
            espera?: components["schemas"]["AwaitedAnswer"] | null;
        };
        /**
         * Format: date
         * @description The day on which a person was hired; null where it is not told.
         */
        HiringDay: string | null;
        /** @description By what the company itself knows the person, as the registration number of its payroll; null without one. */
        NullablePersonCode: string | null;
        /** @description A page of people, by name. */
        EmployeeList: {
            rows: components["schemas"]["Employee"][];
            qtdRecords: number;
        };
        /** @description Whether the employee is active. */
        EmployeeActivity: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            flAtivo: boolean;
        };
        /** @description An employee; id 0 creates. */
        SaveEmployeeRequest: {
            idOrganogramaPessoa: components["schemas"]["IdOrZero"];
            /** @description Of 2 characters or more. */
            nmPessoa: string;
            /** @description By what the company itself knows the person, as the registration number of its payroll; of one person only. Null or empty for none; left out, it stays. */
            cdPessoaCliente?: string | null;
            tpSexo: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description E-mail address; spaces around it don't matter. Null for somebody who has none and is known by a `cdPessoaCliente`; one that is there is changed, and not taken away.
             */
            dsEmail: string | null;
            nrTelefone: components["schemas"]["Phone"];
            /**
             * Format: date
             * @description The day on which the person was hired: not before 1900 nor the birth, nor more than a year ahead. Null for none; left out, it stays.
             */
            dtAdmissao?: string | null;
            idOrganogramaCargo: components["schemas"]["Id"];
            idOrganogramaNo: components["schemas"]["Id"];
            flAtivo: boolean;
            urlFoto?: string | null;
            /** @description The managers named for the person; left out, they stay. */
            idsGestores?: components["schemas"]["Id"][];
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description A manager named for a person. */
        NamedManager: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            flAtivo: boolean;
        };
        /** @description An employee, as the form takes one. */
        EmployeeRecord: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            cdPessoaCliente: components["schemas"]["NullablePersonCode"];
            tpSexo: components["schemas"]["Gender"];
            dsEmail: string | null;
            nrTelefone: string | null;
            dtAdmissao: components["schemas"]["HiringDay"];
            idOrganogramaCargo: components["schemas"]["NullableId"];
            nmCargo: string | null;
            idOrganogramaNo: components["schemas"]["NullableId"];
            nmDepartamento: string | null;
            flAtivo: boolean;
            urlFoto: string | null;
            flTemVinculos: boolean;
            /** @description Whether what named the person was erased; left out for all others. */
            flAnonimizado?: boolean;
            gestores: components["schemas"]["NamedManager"][];
            nrVersao: components["schemas"]["RecordVersion"];
        };
        /** @description A person by id and name. */
        AnonymizedPerson: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
        };
        /** @description A person as their page shows them; a part that the caller may not view is left out. */
        EmployeeSheet: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            dsEmail: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
            /** @description Whether what named the person was erased; left out for all others. */
            flAnonimizado?: boolean;
            idOrganogramaCargo: components["schemas"]["NullableId"];
            nmCargo: string | null;
            idOrganogramaNo: components["schemas"]["NullableId"];
            nmDepartamento: string | null;
            /** @description Who answers for the person as things stand, by name. */
            gestores: components["schemas"]["SheetManager"][];
            cadastro?: components["schemas"]["SheetRecord"];
            comportamental?: components["schemas"]["SheetBehavioral"];
            desempenho?: components["schemas"]["SheetPerformance"];
            /** @description The trainings that were sent to the person or that they have begun, by title. */
            treinamentos?: components["schemas"]["SheetTraining"][];
            /** @description The games and surveys that were sent to the person, by title. */
            jogos?: components["schemas"]["SheetGame"][];
        };
        /** @description Somebody who answers for a person. */
        SheetManager: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            /** @description The department that they lead and the person answers to; null when they are named for the person. */
            nmDepartamentoOrigem: string | null;
        };
        /** @description What the record of a person tells besides. */
        SheetRecord: {
            cdPessoaCliente: components["schemas"]["NullablePersonCode"];
            tpSexo: components["schemas"]["Gender"];
            nrTelefone: string | null;
            dtAdmissao: components["schemas"]["HiringDay"];
            /** @description Whether the person has a password for the portal. */
            flTemSenha: boolean;
            flTemVinculos: boolean;
        };
        /** @description The open request of a person, and whom it waits for. */
        SheetRequest: {
            idResposta: components["schemas"]["Id"];
            /**
             * @description A code of the assessment; performance has all of them, the behavioral assessment the first four.
             * @enum {integer}
             */
            cdStatus: 1 | 2 | 3 | 4 | 6 | 7;
            nmStatus: string;
            /** Format: date-time */
            dtEnvio: string;
            /**
             * Format: date-time
             * @description Since when it waits for those whom it waits for now.
             */
            dtDesde: string;
            /** @description Whole days since then. */
            qtdDias: number;
            /** @description When a link to it was last mailed; null when that was never. */
            dtUltimoEmail: components["schemas"]["NullableDateTime"];
            /** @description The address that this link was mailed to; null when there was none, or it is forgotten. */
            dsUltimoEmail: string | null;
            /** @description How far that mail has come; null when nothing is known of it. */
            tpUltimoEmail: components["schemas"]["MailSituation"] | null;
            tpFalha: components["schemas"]["NullableMailFailure"];
            /** @description Whom it waits for. */
            aguarda: {
                idOrganogramaPessoa: components["schemas"]["Id"];
                nmPessoa: string;
            }[];
        };
        /** @description The behavioral assessments of a person. */
        SheetBehavioral: {
            solicitacao: components["schemas"]["SheetRequest"] | null;
            qtdSolicitacoes: number;
            /** @description The newest results, the newest first. */
            resultados: components["schemas"]["SheetDiscResult"][];
        };
        /** @description What a behavioral assessment came to. */
        SheetDiscResult: {
            idResposta: components["schemas"]["Id"];
            nmPerfil: components["schemas"]["DiscOutcomeName"];
            /** Format: date-time */
            dtTermino: string;
            /** @description From the strongest to the weakest, ties settled. */
            somas: components["schemas"]["DiscProfileSum"][];
        };
        /** @description The performance reviews of a person. */
        SheetPerformance: {
            solicitacao: components["schemas"]["SheetRequest"] | null;
            qtdSolicitacoes: number;
            /** @description The newest reviews whose self-assessment has ended and that were not cancelled, the newest first. */
            avaliacoes: components["schemas"]["SheetReview"][];
        };
        /** @description What a review came to so far. */
        SheetReview: {
            idResposta: components["schemas"]["Id"];
            nmStatus: string;
            dtAutoavaliacao: components["schemas"]["NullableDateTime"];
            dtTermino: components["schemas"]["NullableDateTime"];
            /** @description Mean of the own scores; null without any. */
            mediaAutoavaliacao: number | null;
            /** @description Mean of the managers' averages; null before one of them has rated everything. */
            mediaGestores: number | null;
            /** @description Percent, or -1 when there is none. */
            percentualAlinhamento: number;
            competencias: {
                idCompetencia: components["schemas"]["Id"];
                nmCompetencia: string;
                nrAutoavaliacao: number | null;
                nrMediaGestores: number | null;
            }[];
        };
        /** @description How far a person is with a training. */
        SheetTraining: {
            idTreinamento: components["schemas"]["Id"];
            nmTreinamento: string;
            nmSituacao: string;
            percentualConclusao: number;
            dtEnvio: components["schemas"]["NullableDateTime"];
            dtUltimaVisualizacao: components["schemas"]["NullableDateTime"];
        };
        /** @description A game or survey that was sent to a person. */
        SheetGame: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            flAnonimo: boolean;
            /** Format: date-time */
            dtEnvio: string;
            /** @description Whether the person has answered everything; null where it is anonymous. */
            flRespondido: boolean | null;
        };
        /** @description A page of mails, newest first. */
        EmployeeMailList: {
            rows: components["schemas"]["EmployeeMail"][];
            qtdRecords: number;
        };
        /** @description A mail to a person, without what it said. */
        EmployeeMail: {
            idEmail: components["schemas"]["Id"];
            dsAssunto: string;
            /** @description The address that it went to. */
            dsEmail: string;
            /** Format: date-time */
            dtEnvio: string;
            dtEntrega: components["schemas"]["NullableDateTime"];
            tpSituacao: components["schemas"]["MailSituation"];
            tpFalha: components["schemas"]["NullableMailFailure"];
        };
        /**
         * @description On its way, taken by the mail server or the outbox, refused for good, or not sent because nothing was waited for any more.
         * @enum {string}
         */
        MailSituation: "a caminho" | "entregue" | "falhou" | "dispensado";
        /**
         * @description Why a mail was refused for good, as far as the mail server said it; null where it was not.
         * @enum {string|null}
         */
        NullableMailFailure: "endereço inexistente" | "caixa cheia" | "recusado" | "sem contato" | null;
        /** @description How many people there are. */
        EmployeeTotals: {
            totalCadastrados: number;
            totalAtivos: number;
            totalInativos: number;
            totalAvaliados: number;
            totalSemAvaliacao: number;
        };
        /** @description The person and the new password. */
        SetEmployeePasswordRequest: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            novaSenha: components["schemas"]["NewPassword"];
        };
        /** @description What an import would do. */
        ImportPreview: {
            qtdLinhas: number;
            qtdNovos: number;
            qtdAlterados: number;
            qtdSemMudanca: number;
            qtdComErro: number;
            cargosNovos: string[];
            /** @description The one above all others among them, where the company has none yet. */
            departamentosNovos: string[];
            /** @description Whom the rows would change, by line. */
            alteracoes: components["schemas"]["ImportChange"][];
            /** @description Rows that are good by themselves and stay out as things stand in the company, by line. */
            recusas: components["schemas"]["ImportRefusal"][];
            qtdRecusas: number;
            /** @description Of the names that would be created the first 20 that are near to one that is there, or to another of them. */
            nomesProximos: components["schemas"]["NearPlaceName"][];
            flPodeAlterar: boolean;
            flPodeCriarCargos: boolean;
            flPodeCriarDepartamentos: boolean;
            /** @description What there is to know of what was not read as rows of the file: lines that are part of another row, sheets that were left out. None where the mapping names a column `linha`: whoever numbers the rows has read the file before. */
            avisos: string[];
        };
        /** @description What a row would change of a person. */
        ImportChange: {
            nrLinha: number;
            /** @description As they are called so far. */
            nmPessoa: string;
            campos: {
                /** @enum {string} */
                tpCampo: "nome" | "sexo" | "telefone" | "cargo" | "departamento" | "gestor" | "admissão";
                /** @description Empty for none; several managers are separated by a semicolon. */
                dsAntes: string;
                dsDepois: string;
            }[];
        };
        /** @description A row that stays out, and why. */
        ImportRefusal: {
            nrLinha: number;
            nmPessoa: string;
            dsMotivo: string;
        };
        /** @description A position or department that would be created, and the one that may be meant. */
        NearPlaceName: {
            /** @enum {string} */
            tpLugar: "cargo" | "departamento";
            nmNovo: string;
            nmExistente: string;
            /** @description The one that may be meant is not there either; of the two more rows name it, or an earlier one. */
            flTambemNovo: boolean;
            /** @description Rows that name the new one. */
            qtdLinhas: number;
        };
        /** @description An import and how far it is. */
        EmployeeImport: {
            idImportacao: components["schemas"]["Id"];
            nmArquivo: string;
            /** @enum {string} */
            tpSituacao: "recebendo" | "executando" | "concluida" | "interrompida" | "desfazendo" | "desfeita";
            nmUsuario: string;
            dtInicio: components["schemas"]["DateTime"];
            dtFim: components["schemas"]["NullableDateTime"];
            qtdLinhas: number;
            qtdProcessadas: number;
            qtdNovos: number;
            qtdAlterados: number;
            qtdSemMudanca: number;
            qtdComErro: number;
            flPodeDesfazer: boolean;
            /** @description Why it was stopped. */
            dsMotivo: string | null;
            /** @description What undoing left, by name and reason. */
            mantidos: string[];
        };
        /** @description What undoing an import would leave. */
        ImportUndoPreview: {
            /** @description Whom the import has added or changed. */
            qtdPessoas: number;
            /** @description Of them, those who would stay as they are. */
            qtdMantidas: number;
            motivos: {
                /**
                 * @description Changed or used since (usada), or the caller may not remove (semExcluir) or change (semAlterar) employees, or they would answer to somebody who answers to them (abaixo).
                 * @enum {string}
                 */
                tpMotivo: "usada" | "semExcluir" | "semAlterar" | "abaixo";
                qtdPessoas: number;
            }[];
            /** @description The first 20 who would stay, by name and reason. */
            mantidos: string[];
            /** @description Of the people who were there before those whose managers the import has changed, and of them those who would keep the new ones. */
            gestores: {
                qtdPessoas: number;
                qtdMantidas: number;
            };
            /** @description The positions and the departments that the import has made and that are still there; a kind without any is left out. */
            lugares: components["schemas"]["ImportUndoPlaces"][];
        };
        /** @description What undoing an import would leave of the places of a kind. */
        ImportUndoPlaces: {
            /** @enum {string} */
            tpLugar: "cargo" | "departamento";
            qtdLugares: number;
            qtdMantidos: number;
            /** @description Whether the caller may remove them; otherwise all stay, and else those that are used or were changed since. */
            flPodeExcluir: boolean;
            /** @description The first 20 that would stay, by name and reason. */
            mantidos: string[];
        };
        /** @description A page of imports. */
        EmployeeImportList: {
            rows: components["schemas"]["EmployeeImport"][];
            qtdRecords: number;
        };
        /** @description A row that was left out. */
        ImportFault: {
            nrLinha: number;
            dsMotivo: string;
            /** @description The texts of nome, sexo, e-mail, telefone, cargo, departamento, gestor and admissão. */
            celulas: string[];
        };
        /** @description A page of them. */
        ImportFaultList: {
            rows: components["schemas"]["ImportFault"][];
            qtdRecords: number;
        };
        /** @description The import. */
        UndoEmployeeImportRequest: {
            idImportacao: components["schemas"]["Id"];
        };
        /** @description The sheet and the mapping, JSON of field (nome, sexo, e-mail, telefone, cargo, departamento, and gestor and admissão if there are any) to column name. An admissão is a date, day first (04/03/2024) or as ISO 8601 has it; an empty one leaves what is known. `linha` may name a column with the numbers by which rows are to be called, `motivo` one that says of some rows why they can't be imported: these are left out with that reason. Which sheet is read, how a csv is separated and where the header stands is told by what is in the file, unless it is stated. */
        ImportEmployeesRequest: {
            file: string;
            mapping: string;
            /**
             * @description Of a preview alone: how many changes and refusals it lists; without it, the first 20.
             * @enum {string}
             */
            tpAlteracoes?: "todas";
            /** @description The sheet, by its place in the file from 1 on, hidden ones counted. */
            nrPlanilha?: string;
            /**
             * @description What separates the cells of a csv.
             * @enum {string}
             */
            dsSeparador?: ";" | "," | "\t" | "|";
            /** @description The line with the names of the columns, from 1 on. */
            nrLinhaCabecalho?: string;
        };
        /** @description A category of trainings. */
        TrainingCategory: {
            idCategoria: components["schemas"]["Id"];
            nmCategoria: string;
        };
        /** @description Name of the category. */
        CreateTrainingCategoryRequest: {
            categoria: string;
        };
        /** @description Whether a name is taken. */
        TrainingNameCheck: {
            nomeJaExiste: boolean;
        };
        /** @description The video. */
        UploadTrainingVideoRequest: {
            videoFile: string;
        };
        /** @description A stored video and what it is. */
        StoredVideo: {
            /** @description Stored name. */
            urlRecurso: string;
            nrDuracao: components["schemas"]["VideoMinutes"];
            dsResolucao: components["schemas"]["VideoResolution"];
            nrTamanhoMB: components["schemas"]["VideoMegabytes"];
            dsFormato: components["schemas"]["VideoMediaType"];
            /** @description Of the picture, such as `avc`, `hevc`, `vp9` and `av1`. */
            dsCodec: string;
        };
        /** @description Minutes, with two decimals. */
        VideoMinutes: number;
        /** @description Width and height in pixels, such as 1280x720. */
        VideoResolution: string;
        /** @description Megabytes, with two decimals. */
        VideoMegabytes: number;
        /** @description Media type. */
        VideoMediaType: string;
        /** @description Captions as the text of a WebVTT file. */
        VideoCaptions: string | null;
        /** @description Where a video is read from, and until when. */
        SignedVideoUrl: {
            urlVideo: string;
            dtExpiracao: components["schemas"]["DateTime"];
        };
        /** @description Stored names. */
        DeleteStoredResourcesRequest: {
            listaArquivosExcluir: string[];
        };
        /** @description A video of a session, as it is read. */
        TrainingResource: {
            idRecursoSessao: components["schemas"]["Id"];
            nmRecurso: string;
            urlRecurso: string;
            nrDuracao: components["schemas"]["VideoMinutes"];
            dsResolucao: components["schemas"]["VideoResolution"];
            nrTamanhoMB: components["schemas"]["VideoMegabytes"];
            dsFormato: components["schemas"]["VideoMediaType"];
            dsLegenda: components["schemas"]["VideoCaptions"];
        };
        /** @description A session with its videos, in order. */
        TrainingSession: {
            nmSessao: string;
            nrIndex: number;
            recursos: components["schemas"]["TrainingResource"][];
        };
        /** @description Somebody whom a training is for, or could be. */
        TrainingPerson: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            nmDepartamento: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
        };
        /** @description A page of people. */
        TrainingPersonList: {
            rows: components["schemas"]["TrainingPerson"][];
            qtdRecords: number;
        };
        /** @description A training with its sessions and its people. */
        Training: {
            idTreinamento: components["schemas"]["Id"];
            nmTreinamento: string;
            dsTreinamento: string;
            idCategoria: components["schemas"]["Id"];
            urlFoto: string | null;
            flAtivo: boolean;
            nmAutor: string;
            dtEnvioEmails: components["schemas"]["NullableDateTime"];
            nrVersao: components["schemas"]["RecordVersion"];
            sessoes: components["schemas"]["TrainingSession"][];
            funcionarios: components["schemas"]["TrainingPerson"][];
        };
        /** @description A training of the grid. */
        ListedTraining: {
            idTreinamento: components["schemas"]["Id"];
            nmTreinamento: string;
            dsTreinamento: string;
            idCategoria: components["schemas"]["Id"];
            nmCategoria: string;
            urlFoto: string | null;
            flAtivo: boolean;
            nmAutor: string;
            dtEnvioEmails: components["schemas"]["NullableDateTime"];
            qtdRecursos: number;
            qtdFuncionarios: number;
        };
        /** @description A page of trainings. */
        TrainingList: {
            rows: components["schemas"]["ListedTraining"][];
            qtdRecords: number;
        };
        /** @description How many trainings there are. */
        TrainingTotals: {
            qtdCadastrados: number;
            qtdAtivos: number;
            qtdInativos: number;
        };
        /** @description One row of counts. */
        TrainingTotalsList: {
            rows: components["schemas"]["TrainingTotals"][];
            qtdRecords: number;
        };
        /** @description A video of a session, as it is saved. */
        TrainingResourceInput: {
            nmRecurso: string;
            urlRecurso: string;
            nrDuracao?: components["schemas"]["VideoMinutes"];
            dsResolucao?: components["schemas"]["VideoResolution"];
            nrTamanhoMB?: components["schemas"]["VideoMegabytes"];
            dsFormato?: components["schemas"]["VideoMediaType"];
            dsLegenda?: components["schemas"]["VideoCaptions"];
        };
        /** @description A session with its videos, in order. */
        TrainingSessionInput: {
            nmSessao: string;
            nrIndex?: number;
            recursos: components["schemas"]["TrainingResourceInput"][];
        };
        /** @description A training with sessions and people. */
        CreateTrainingRequest: {
            nmTreinamento: string;
            dsTreinamento: string;
            idCategoria: components["schemas"]["Id"];
            urlFoto?: string | null;
            sessoes: components["schemas"]["TrainingSessionInput"][];
            funcionarios: components["schemas"]["Id"][];
        };
        /** @description The training as it shall be. */
        UpdateTrainingRequest: {
            idTreinamento: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
            nmTreinamento: string;
            dsTreinamento: string;
            idCategoria: components["schemas"]["Id"];
            urlFoto?: string | null;
            sessoes: components["schemas"]["TrainingSessionInput"][];
            funcionarios: components["schemas"]["Id"][];
        };
        /** @description How many people a training has, and how they stand to sending it. */
        TrainingSendPreview: {
            qtdPessoas: number;
            qtdEnviar: number;
            qtdSemEmail: components["schemas"]["SkippedWithoutEmail"];
            qtdInativos: components["schemas"]["SkippedInactive"];
            qtdJaEnviados: number;
        };
        /** @description How many people a training was sent to, and how many of those it was never sent to were skipped. */
        TrainingSendResult: {
            qtdEnviados: number;
            qtdIgnorados: number;
            qtdSemEmail: components["schemas"]["SkippedWithoutEmail"];
        };
        /** @description How far the people are whom a training was sent to. */
        TrainingReport: {
            dadosRelatorioResumo: components["schemas"]["TrainingReportSummary"];
            dadosRelatorioGrid: components["schemas"]["TrainingReportRow"][];
            /** @description Rows on all pages. */
            qtdRegistros: number;
        };
        /** @description The figures of all whom a training was sent to. */
        TrainingReportSummary: {
            nmTreinamento: string;
            dataEnvio: components["schemas"]["NullableDateTime"];
            totalEnviados: number;
            totalNaoVisualizado: number;
            totalEmAndamento: number;
            totalConcluido: number;
            /** @description Of those whom it was sent to, those who have concluded it. */
            percentualConcluido: number;
        };
        /** @description How far one person is. */
        TrainingReportRow: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
            dsStatus: components["schemas"]["PlayerState"];
            /** @description Of the videos that the training has now, those concluded. */
            percentualConclusao: number;
            dtEnvio: components["schemas"]["DateTime"];
            dtUltimaVisualizacao: components["schemas"]["NullableDateTime"];
        };
        /** @description How far a person is with one video. */
        TrainingStateOfResource: {
            nmSessao: string;
            /** @description The place of the session, from 0; names of sessions may be the same. */
            indexSessao: number;
            nmRecurso: string;
            /** @enum {string} */
            estadoTreinamento: "Não iniciado" | "Em andamento" | "Concluído";
            flFoiConcluido: components["schemas"]["PlayerFlag"];
            /** @description Whether it carries the mark of the person. */
            flConclusaoManual: boolean;
            dtConclusao: components["schemas"]["NullableDateTime"];
        };
        /** @description Seconds from the beginning of a video. */
        PlayerSeconds: number;
        /** @description A part of a video, from a second to a later one. */
        PlayerStretch: components["schemas"]["PlayerSeconds"][];
        /** @description What was really watched of a video, in order, without overlaps. */
        PlayerStretches: components["schemas"]["PlayerStretch"][];
        /**
         * @description 1 for yes, 0 for no.
         * @enum {integer}
         */
        PlayerFlag: 0 | 1;
        /**
         * @description How far a person is with a training.
         * @enum {string}
         */
        PlayerState: "Não visualizado" | "Em andamento" | "Concluído";
        /** @description Progress of one video, as a player sends it. */
        PlayerResourceState: {
            idRecursoSessao: components["schemas"]["Id"];
            flFoiConcluido: components["schemas"]["PlayerFlag"];
            /** @description The mark that the person sets or takes back; absent where it was not touched. */
            flConclusaoManual?: boolean;
            nrTempoVideo: components["schemas"]["PlayerSeconds"];
            flFoiUltimoRecursoAssistido: components["schemas"]["PlayerFlag"];
            /** @description What was watched, in any order; what the server has already may be left out. */
            trechos?: components["schemas"]["PlayerStretch"][];
        };
        /** @description Progress of one video, as it is kept. */
        PlayerResourceProgress: {
            idRecursoSessao: components["schemas"]["Id"];
            flFoiConcluido: components["schemas"]["PlayerFlag"];
            /** @description Whether it carries the mark of the person. */
            flConclusaoManual: boolean;
            nrTempoVideo: components["schemas"]["PlayerSeconds"];
            flFoiUltimoRecursoAssistido: components["schemas"]["PlayerFlag"];
            trechos: components["schemas"]["PlayerStretches"];
        };
        /** @description A video of a session with its progress. */
        PlayerResource: {
            idRecursoSessao: components["schemas"]["Id"];
            nmRecurso: string;
            indexRecurso: number;
            /** @description Stored name. */
            urlRecurso: string;
            nrDuracao: components["schemas"]["VideoMinutes"];
            nrSegundos: components["schemas"]["PlayerSeconds"];
            dsResolucao: components["schemas"]["VideoResolution"];
            nrTamanhoMB: components["schemas"]["VideoMegabytes"];
            dsFormato: components["schemas"]["VideoMediaType"];
            flTemLegenda: boolean;
            flFoiConcluido: components["schemas"]["PlayerFlag"];
            flConclusaoManual: boolean;
            nrTempoVideo: components["schemas"]["PlayerSeconds"];
            flFoiUltimoRecursoAssistido: components["schemas"]["PlayerFlag"];
            trechos: components["schemas"]["PlayerStretches"];
        };
        /** @description A session with its videos, in order. */
        PlayerSession: {
            nmSessao: string;
            indexSessao: number;
            recursos: components["schemas"]["PlayerResource"][];
        };
        /** @description What a certificate says; `dsCodigo` verifies it. */
        PlayerCertificate: {
            dsCodigo: string;
            nmPessoa: string;
            nmTreinamento: string;
            nrVersao: components["schemas"]["RecordVersion"];
            dtEmissao: components["schemas"]["DateTime"];
        };
        /** @description The latest certificate of the person for the training; null where there is none. */
        NullablePlayerCertificate: components["schemas"]["PlayerCertificate"] | null;
        /** @description A training as its player shows it. */
        PlayerTraining: {
            idTreinamento: components["schemas"]["Id"];
            nmTreinamento: string;
            dsTreinamento: string;
            idCategoria: components["schemas"]["Id"];
            nmCategoria: string;
            urlFoto: string | null;
            nmAutor: string;
            nrVersao: components["schemas"]["RecordVersion"];
            /** @description Duration of all videos in hours, with two decimals. */
            totalHoras: number;
            /** @description The same in minutes, with two decimals. */
            totalMinutos: number;
            /**
             * @description Which of the two is shown.
             * @enum {string}
             */
            unidadeMedida: "horas" | "minutos";
            /** @description Until when the PIN is good. */
            dataExpiracao: components["schemas"]["DateTime"];
            nrEstado: components["schemas"]["PlayerStateNumber"];
            dsEstado: components["schemas"]["PlayerState"];
            qtdRecursos: number;
            qtdConcluidos: number;
            sessoes: components["schemas"]["PlayerSession"][];
            certificado: components["schemas"]["NullablePlayerCertificate"];
        };
        /** @description Of the last state that was kept; the next one counts further. */
        PlayerStateNumber: number;
        /** @description How far a person is after a save; `recursos` are those that were sent. */
        PlayerProgress: {
            nrEstado: components["schemas"]["PlayerStateNumber"];
            /** @description Whether point, mark and last video were kept, and not what was watched alone. */
            flEstadoAplicado: boolean;
            dsEstado: components["schemas"]["PlayerState"];
            qtdRecursos: number;
            qtdConcluidos: number;
            recursos: components["schemas"]["PlayerResourceProgress"][];
            certificado: components["schemas"]["NullablePlayerCertificate"];
        };
        /** @description Where a video is read from, and until when; and its captions. */
        PlayerVideo: {
            urlVideo: string;
            dtExpiracao: components["schemas"]["DateTime"];
            dsLegenda: components["schemas"]["VideoCaptions"];
        };
        /** @description Until when a PIN is good. */
        PlayerAccess: {
            dataExpiracao: components["schemas"]["DateTime"];
        };
        /** @description What is shown before the PIN. */
        PlayerDoor: {
            maskedEmail: string | null;
            nmTreinamento: string;
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            logoUrl?: string | null;
            corMarca?: components["schemas"]["BrandColor"];
        };
        /** @description What a certificate vouches for. */
        VerifiedCertificate: {
            nmPessoa: string;
            nmTreinamento: string;
            nrVersao: components["schemas"]["RecordVersion"];
            dtEmissao: components["schemas"]["DateTime"];
        };
        /** @description Progress of the videos that changed. */
        SavePlayerProgressRequest: {
            hash: string;
            /** @description One more than the last state that the player knows of. */
            nrEstado?: number;
            recursosPlataformaTreinamento: components["schemas"]["PlayerResourceState"][];
        };
        /** @description The learner's address. */
        SendPlayerPinRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description Link hash and PIN. */
        RefreshPlayerPinRequest: {
            hsTreinamento: string;
            dsPin: string;
        };
        /**
         * @description What an image is for.
         * @enum {string}
         */
        ImagePurpose: "pessoa" | "usuario" | "conta" | "treinamento" | "logo";
        /** @description An image, in base64, and what it is for. */
        UploadImageRequest: {
            tpImagem: components["schemas"]["ImagePurpose"];
            imagem: string;
        };
        /** @description Address of the image. */
        UploadedImage: {
            urlImagem: string;
        };
        /** @description The company's data; null where there are none. */
        Company: {
            idCliente: components["schemas"]["Id"];
            tpPessoa: components["schemas"]["TaxpayerKind"];
            nrCpfCnpj: string | null;
            nmRazaoSocial: string | null;
            nmRazaoSocialAbreviado: string | null;
            nmNomeFantasia: string | null;
            dsCep: string | null;
            dsEmail: string | null;
            nrTelefone: string | null;
            nmCidade: string | null;
            nmUf: string | null;
            dsEndereco: string | null;
            nrNumero: string | null;
            nmBairro: string | null;
            dsComplemento: string | null;
            nmResponsavel: string | null;
            dsCargoResponsavel: string | null;
            dsEmailResponsavel: string | null;
            nrTelefoneResponsavel: string | null;
            flDisparoEmailDocumento: components["schemas"]["ReportMailing"];
            urlLogoSistema: string | null;
            /** @description The color that the company is known by; null for none. */
            corMarca: string | null;
            /** @description Origins of pages that may call the API and hold the employees' pages in a frame. */
            dominiosAutorizados: string[];
            /** @description Whether http://localhost may stand among the domains, as in the example company. */
            flPermiteLocalhost: boolean;
            flConfirmado: boolean;
            nrVersao: components["schemas"]["RecordVersion"];
        };
        /**
         * @description F for a natural person, J for a legal entity; null until it is chosen.
         * @enum {string|null}
         */
        TaxpayerKind: "F" | "J" | null;
        /**
         * @description Whether people get a mail with their report when they finish an assessment.
         * @enum {string}
         */
        ReportMailing: "Sim" | "Não";
        /** @description What the employee portal's address carries. */
        EmployeePortalLink: {
            linkId: components["schemas"]["Id"];
        };
        /** @description What became of a look-up, and the address when there is one. */
        AddressLookup: {
            /**
             * @description `encontrado`; `inexistente`, the service knows no such CEP; `indisponivel`, it did not answer well; `desligado`, the server has none.
             * @enum {string}
             */
            dsSituacao: "encontrado" | "inexistente" | "indisponivel" | "desligado";
            endereco: components["schemas"]["FoundAddress"] | null;
        };
        /** @description An address; empty where a CEP stands for a whole town. */
        FoundAddress: {
            dsCep: string;
            dsEndereco: string;
            nmBairro: string;
            nmCidade: string;
            nmUf: string;
        };
        /** @description A key of the company, without the key. */
        CompanyKey: {
            idChave: components["schemas"]["Id"];
            nmChave: string;
            nmCriador: string | null;
            dtCriacao: components["schemas"]["DateTime"];
            dtUltimoUso: components["schemas"]["NullableDateTime"];
            dtRevogacao: components["schemas"]["NullableDateTime"];
        };
        /** @description Keys, newest first. */
        CompanyKeyList: {
            rows: components["schemas"]["CompanyKey"][];
            qtdRecords: number;
        };
        /** @description What the key is for. */
        CreateCompanyKeyRequest: {
            nmChave: string;
        };
        /** @description A key, told once. */
        NewCompanyKey: {
            idChave: components["schemas"]["Id"];
            nmChave: string;
            chave: string;
        };
        /** @description A key. */
        CompanyKeyRef: {
            idChave: components["schemas"]["Id"];
        };
        /** @description A revoked key. */
        RevokedCompanyKey: {
            idChave: components["schemas"]["Id"];
            dtRevogacao: components["schemas"]["DateTime"];
        };
        /** @description When people are reminded by mail, and how many reminders that would be now. */
        ReminderSettings: {
            flAtivo: components["schemas"]["RemindersOn"];
            qtdDias: components["schemas"]["ReminderDays"];
            qtdMaxima: components["schemas"]["ReminderLimit"];
            lstDiasSemana: components["schemas"]["ReminderWeekdays"];
            nrHora: components["schemas"]["ReminderHour"];
            qtdHoje: number;
        };
        /** @description When people are to be reminded by mail. */
        SaveReminderSettingsRequest: {
            flAtivo: components["schemas"]["RemindersOn"];
            qtdDias: components["schemas"]["ReminderDays"];
            qtdMaxima: components["schemas"]["ReminderLimit"];
            lstDiasSemana: components["schemas"]["ReminderWeekdays"];
            nrHora: components["schemas"]["ReminderHour"];
        };
        /** @description Whether anybody is reminded at all. */
        RemindersOn: boolean;
        /** @description Whole days since the last mail about it, from 1 to 60. */
        ReminderDays: number;
        /** @description How often one is reminded of the same thing, from 1 to 10. */
        ReminderLimit: number;
        /** @description The days on which reminders leave, 1 for Monday … 7 for Sunday; at least one. */
        ReminderWeekdays: number[];
        /** @description The hour of the day at which they leave, in São Paulo, from 0 to 23. */
        ReminderHour: number;
        /** @description The company. A natural person (F) has no legal, short or trade name; what is sent of them is dropped. A field that is left out stays as it is; an empty one is refused where it is required. */
        SaveCompanyRequest: {
            /** @description The caller's company, which counts. */
            idCliente?: number;
            tpPessoa: components["schemas"]["TaxpayerKind"];
            nrCpfCnpj: string | null;
            nmRazaoSocial?: string | null;
            nmRazaoSocialAbreviado?: string | null;
            nmNomeFantasia?: string | null;
            dsCep?: string | null;
            dsEmail: string | null;
            nrTelefone: components["schemas"]["NullablePhone"];
            nmCidade: string | null;
            nmUf?: string | null;
            dsEndereco: string | null;
            nrNumero?: string | null;
            nmBairro?: string | null;
            dsComplemento?: string | null;
            nmResponsavel: string | null;
            dsCargoResponsavel?: string | null;
            dsEmailResponsavel?: string | null;
            nrTelefoneResponsavel?: components["schemas"]["NullablePhone"];
            flDisparoEmailDocumento?: components["schemas"]["ReportMailing"];
            urlLogoSistema?: string | null;
            /** @description `#rgb` or `#rrggbb`; empty for none. */
            corMarca?: string | null;
            /** @description At most 20 https origins without a path; http://localhost with a port only where `flPermiteLocalhost` says so. What stands twice is kept once. */
            dominiosAutorizados?: string[];
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description A section with those in its group. */
        SectionTreeNode: {
            idSecao: components["schemas"]["Id"];
            nmSecao: string;
            flVer: boolean;
            flAdicionar: boolean;
            flEditar: boolean;
            flExcluir: boolean;
            children: components["schemas"]["SectionTreeNode"][];
        };
        /** @description A profile in the list. */
        AccessProfileRow: {
            idPerfilAcesso: components["schemas"]["Id"];
            nmPerfilAcesso: string;
            dsPerfilAcesso: string;
            /** @description How many users have it. */
            qtdUsuarios: number;
            /** @description Whether the caller has it, and so may not change it. */
            flProprio: boolean;
            /** @description Whether the caller has all that it gives, and so may give it to others. */
            flConcedivel: boolean;
        };
        /** @description A page of profiles. */
        AccessProfileList: {
            rows: components["schemas"]["AccessProfileRow"][];
            qtdRecords: number;
        };
        /** @description A profile with its rights. */
        AccessProfile: {
            idPerfilAcesso: components["schemas"]["Id"];
            nmPerfilAcesso: string;
            dsPerfilAcesso: string;
            qtdUsuarios: number;
            flProprio: boolean;
            flConcedivel: boolean;
            nrVersao: components["schemas"]["RecordVersion"];
            secoes: components["schemas"]["SectionRights"][];
        };
        /** @description Counts the changes of a record. A save that carries it is refused (409) when somebody else has saved since; one without it takes what comes. */
        RecordVersion: number;
        /** @description A profile; id 0 creates. */
        SaveAccessProfileRequest: {
            idPerfilAcesso: components["schemas"]["IdOrZero"];
            nmPerfilAcesso: string;
            dsPerfilAcesso: string;
            Secoes: components["schemas"]["SectionRights"][];
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /** @description A profile given to a user. */
        UserProfileRef: {
            IdUsuario: components["schemas"]["IdOrZero"];
            IdPerfilAcesso: components["schemas"]["Id"];
        };
        /** @description A user in the list. */
        UserRow: {
            idUsuario: components["schemas"]["Id"];
            nmUsuario: string;
            dsEmail: string;
            flAtivo: boolean;
            flAdministrador: boolean;
            idPerfilAcesso: components["schemas"]["NullableId"];
            idOrganogramaPessoa: components["schemas"]["NullableId"];
            urlFoto: string | null;
            perfis: components["schemas"]["UserProfile"][];
            convite: components["schemas"]["UserInvitation"] | null;
        };
        /** @description A page of users. */
        UserList: {
            rows: components["schemas"]["UserRow"][];
            qtdRecords: number;
        };
        /** @description A user with everything that is known. */
        User: {
            idUsuario: components["schemas"]["Id"];
            nmUsuario: string;
            dsLogin: string;
            dsEmail: string;
            flAtivo: boolean;
            flAdministrador: boolean;
            flSupervisor: boolean;
            dtNascimento: string | null;
            nrCpf: string | null;
            nrRg: string | null;
            dsTelefone: string | null;
            dsCelular: string | null;
            urlFoto: string | null;
            dsCep: string | null;
            dsEndereco: string | null;
            nrNumero: string | null;
            dsComplemento: string | null;
            nmBairro: string | null;
            nmCidade: string | null;
            nmUf: string | null;
            idOrganogramaPessoa: components["schemas"]["NullableId"];
            nmOrganogramaPessoa: string | null;
            flFuncionarioAtivo: boolean | null;
            nrVersao: components["schemas"]["RecordVersion"];
            convite: components["schemas"]["UserInvitation"] | null;
            perfis: components["schemas"]["UserProfile"][];
        };
        /** @description How far somebody is who has no password yet: `enviado` waits for them, `vencido` waited in vain, with `nenhum` no invitation is left. */
        UserInvitation: {
            /** @enum {string} */
            situacao: "enviado" | "vencido" | "nenhum";
            /** Format: date-time */
            dtEnvio: string | null;
            /** Format: date-time */
            dtValidade: string | null;
        };
        /** @description An invitation, as whoever was mailed it reads it. */
        Invitation: {
            nmUsuario: string;
            dsEmail: string;
            dtValidade: components["schemas"]["DateTime"];
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            logoUrl?: string | null;
            corMarca?: components["schemas"]["BrandColor"];
        };
        /** @description The first password of an invited user. */
        AcceptInvitationRequest: {
            senha: components["schemas"]["NewPassword"];
        };
        /** @description Who is invited again. */
        ResendInvitationRequest: {
            idUsuario: components["schemas"]["Id"];
        };
        /** @description A profile of a user. */
        UserProfile: {
            idPerfilAcesso: components["schemas"]["Id"];
            nmPerfilAcesso: string;
        };
        /** @description Somebody who may become an internal user. */
        LinkableEmployee: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            dsEmail: string | null;
            nmCargo: string | null;
        };
        /** @description A page of them. */
        LinkableEmployeeList: {
            rows: components["schemas"]["LinkableEmployee"][];
            qtdRecords: number;
        };
        /** @description A staff user; id 0 creates. A field that is left out stays as it is. */
        SaveUserRequest: {
            idUsuario: components["schemas"]["IdOrZero"];
            /** @description The same as `dsEmail`, which counts. */
            dsLogin?: string;
            /** @description Of 2 characters or more. */
            nmUsuario: string;
            /** @description The same as `nmUsuario`, which counts. */
            dsNome?: string;
            dsEmail: components["schemas"]["Email"];
            dsSenha?: components["schemas"]["NewPassword"];
            flAdministrador: boolean;
            flSupervisor?: boolean;
            flAtivo: boolean;
            /** Format: date */
            dtNascimento?: string | null;
            nrCpf?: string | null;
            nrRg?: string | null;
            dsTelefone?: components["schemas"]["NullablePhone"];
            dsCelular?: components["schemas"]["NullablePhone"];
            urlFoto?: string | null;
            dsCep?: string | null;
            dsEndereco?: string | null;
            nrNumero?: string | null;
            dsComplemento?: string | null;
            nmBairro?: string | null;
            nmCidade?: string | null;
            nmUf?: string | null;
            /** @description The employee whom the user is; null for none. */
            idOrganogramaPessoa?: number | null;
            Perfis: components["schemas"]["UserProfileRef"][];
            nrVersao?: components["schemas"]["RecordVersion"];
        };
        /**
         * @description 1 draft, 2 open, that is sent, 3 closed.
         * @enum {integer}
         */
        GameState: 1 | 2 | 3;
        /**
         * @description What a game was made from.
         * @enum {string}
         */
        GameTemplate: "nr1";
        /**
         * @description What a game was made from, when it was.
         * @enum {string|null}
         */
        NullableGameTemplate: "nr1" | null;
        /** @description A game of the grid. */
        GameRow: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            idTipoJogo: components["schemas"]["GameQuestionKind"];
            flMisto: boolean;
            dsModelo: components["schemas"]["NullableGameTemplate"];
            nrRodada: number;
            qtdPerguntas: number;
            qtdPessoas: number;
            qtdEnviados: number;
            qtdConcluidos: number;
            idSituacao: components["schemas"]["GameState"];
            flAnonimo: boolean;
            flRespondido: boolean;
            dtCriacao: components["schemas"]["DateTime"];
            dtEnvio: components["schemas"]["NullableDateTime"];
            dtEncerramento: components["schemas"]["NullableDateTime"];
        };
        /** @description A page of games. */
        GameList: {
            rows: components["schemas"]["GameRow"][];
            qtdRecords: number;
        };
        /** @description How many games there are. */
        GameTotals: {
            qtdJogos: number;
            qtdAbertos: number;
            qtdEncerrados: number;
            percentualParticipacao: number;
        };
        /** @description Whether a title is taken. */
        GameNameCheck: {
            nomeJaExiste: boolean;
        };
        /** @description A game with its questions and its people. */
        GameContent: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            dsOptJogo: string;
            nrEscala: number;
            flAnonimo: boolean;
            dsModelo: components["schemas"]["NullableGameTemplate"];
            nrVersaoModelo: number | null;
            nrVersao: components["schemas"]["RecordVersion"];
            idSituacao: components["schemas"]["GameState"];
            flRespondido: boolean;
            perguntas: components["schemas"]["GameQuestion"][];
            funcionarios: components["schemas"]["TrainingPerson"][];
        };
        /** @description A question, as it is read. */
        GameQuestion: {
            idPergunta: components["schemas"]["Id"];
            idTipo: components["schemas"]["GameQuestionKind"];
            dsPergunta: string;
            flPaginaApoio: boolean;
            /** @description What a question of a template asks about. */
            dsDimensao: string | null;
            opcoes: components["schemas"]["GameOption"][];
        };
        /** @description An option, as it is read. */
        GameOption: {
            idPerguntaOpcao: components["schemas"]["Id"];
            dsOpcao: string;
            flCorreta: boolean;
        };
        /** @description A question, as it is saved. */
        GameQuestionInput: {
            idTipo: components["schemas"]["GameQuestionKind"];
            dsPergunta: string;
            opcoes: components["schemas"]["GameOptionInput"][];
        };
        /** @description An option, as it is saved; only one of a quiz is right. */
        GameOptionInput: {
            dsOpcao: string;
            flCorreta?: boolean;
        };
        /** @description A game with questions and people. */
        CreateGameRequest: {
            nmJogo: string;
            dsOptJogo: string;
            nrEscala: number;
            flAnonimo: boolean;
            perguntas: components["schemas"]["GameQuestionInput"][];
            funcionarios: components["schemas"]["Id"][];
        };
        /** @description The game as it shall be. */
        UpdateGameRequest: {
            idJogo: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
            nmJogo: string;
            dsOptJogo: string;
            nrEscala: number;
            flAnonimo: boolean;
            perguntas: components["schemas"]["GameQuestionInput"][];
            funcionarios: components["schemas"]["Id"][];
        };
        /** @description Which game to copy, and how. */
        DuplicateGameRequest: {
            idJogo: components["schemas"]["Id"];
            flNovaRodada: boolean;
        };
        /** @description Which template. */
        CreateGameFromTemplateRequest: {
            dsModelo: components["schemas"]["GameTemplate"];
        };
        /** @description How many people a game has, and how they stand to sending it. */
        GameSendPreview: {
            qtdPessoas: number;
            qtdEnviar: number;
            qtdSemEmail: components["schemas"]["SkippedWithoutEmail"];
            qtdInativos: components["schemas"]["SkippedInactive"];
            qtdJaEnviados: number;
            qtdLembrar: number;
        };
        /** @description How many people a game was sent to, and how many were skipped. */
        GameSendResult: {
            qtdEnviados: number;
            qtdIgnorados: number;
            qtdSemEmail: components["schemas"]["SkippedWithoutEmail"];
        };
        /** @description A group of those who answered. */
        GameGroup: {
            /** @description A department; -1 for all that are too small to stand alone. */
            idGrupo: number;
            nmGrupo: string;
            qtdRespostas: number;
        };
        /** @description How many gave a rating. */
        GameRatingCount: {
            nrValor: number;
            qtd: number;
        };
        /** @description An answer in words and how many gave it. */
        GameTextGroup: {
            dsTexto: string;
            qtd: number;
        };
        /** @description How an option did. */
        GameOptionResult: {
            idPerguntaOpcao: components["schemas"]["Id"];
            dsOpcao: string;
            flCorreta: boolean;
            qtd: number;
            percentual: components["schemas"]["GamePercent"];
            nrMedia: number | null;
            distribuicao: components["schemas"]["GameRatingCount"][];
        };
        /** @description What was answered to a question. */
        GameQuestionResult: {
            idPergunta: components["schemas"]["Id"];
            idTipo: components["schemas"]["GameQuestionKind"];
            dsPergunta: string;
            qtdRespostas: number;
            opcoes: components["schemas"]["GameOptionResult"][];
            distribuicao: components["schemas"]["GameRatingCount"][];
            nrMedia: number | null;
            textos: components["schemas"]["GameTextGroup"][];
            qtdTextos: number;
        };
        /** @description The results of a game. */
        GameResults: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            flAnonimo: boolean;
            idSituacao: components["schemas"]["GameState"];
            nrEscala: number;
            dsModelo: components["schemas"]["NullableGameTemplate"];
            qtdEnviados: number;
            qtdConcluidos: number;
            flDisponivel: boolean;
            /** @description Why nothing shows. */
            dsMotivo: string | null;
            grupos: components["schemas"]["GameGroup"][];
            perguntas: components["schemas"]["GameQuestionResult"][];
        };
        /** @description What somebody answered to a question. */
        GameAnswerRow: {
            nmPessoa: string;
            nmDepartamento: string | null;
            dsPergunta: string;
            dsResposta: string;
            dtResposta: components["schemas"]["DateTime"];
        };
        /** @description A page of answers. */
        GameAnswerList: {
            rows: components["schemas"]["GameAnswerRow"][];
            qtdRecords: number;
        };
        /** @description From 0 to 100, with one decimal; 100 is favorable. */
        PsychosocialIndex: number;
        /**
         * @description What an index means.
         * @enum {string}
         */
        PsychosocialBand: "favoravel" | "atencao" | "critico";
        /** @description The index of a dimension. */
        PsychosocialDimension: {
            dsDimensao: string;
            nmDimensao: string;
            nrIndice: components["schemas"]["PsychosocialIndex"];
            dsFaixa: components["schemas"]["PsychosocialBand"];
            /** @description Difference to the round before, when there is one. */
            nrVariacao: number | null;
        };
        /** @description The indices of a group. */
        PsychosocialGroup: {
            idGrupo: number;
            nmGrupo: string;
            qtdRespostas: number;
            dimensoes: components["schemas"]["PsychosocialDimension"][];
        };
        /** @description The index of a dimension in a round. */
        PsychosocialRoundIndex: {
            dsDimensao: string;
            nrIndice: components["schemas"]["PsychosocialIndex"];
        };
        /** @description A round of the survey. */
        PsychosocialRound: {
            idJogo: components["schemas"]["Id"];
            nrRodada: number;
            dtEncerramento: components["schemas"]["NullableDateTime"];
            dimensoes: components["schemas"]["PsychosocialRoundIndex"][];
        };
        /** @description A line for the inventory of risks. */
        PsychosocialRisk: {
            nmGrupo: string;
            nmPerigo: string;
            dsPossiveisDanos: string;
            nrIndice: components["schemas"]["PsychosocialIndex"];
            dsFaixa: components["schemas"]["PsychosocialBand"];
            qtdExpostos: number;
            dsMedidas: string;
            dsPrioridade: string;
        };
        /** @description The report of a survey of psychosocial risk. */
        PsychosocialReport: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            nrRodada: number;
            nrVersaoModelo: number;
            dtEnvio: components["schemas"]["NullableDateTime"];
            dtEncerramento: components["schemas"]["NullableDateTime"];
            qtdEnviados: number;
            qtdRespostas: number;
            flDisponivel: boolean;
            dsMotivo: string | null;
            dsAviso: string;
            dimensoes: components["schemas"]["PsychosocialDimension"][];
            nrIndiceGeral: number | null;
            /**
             * @description What the index of all means, when there is one.
             * @enum {string|null}
             */
            dsFaixaGeral: "favoravel" | "atencao" | "critico" | null;
            grupos: components["schemas"]["PsychosocialGroup"][];
            rodadas: components["schemas"]["PsychosocialRound"][];
            inventario: components["schemas"]["PsychosocialRisk"][];
        };
        /**
         * @description 1 quiz, 2 free words, 3 pillars, 4 voting.
         * @enum {integer}
         */
        GameQuestionKind: 1 | 2 | 3 | 4;
        /** @description A game as its player sees it. */
        GamePlay: {
            idJogo: components["schemas"]["Id"];
            nmJogo: string;
            dsOptJogo: string;
            idTipoJogo: components["schemas"]["GameQuestionKind"];
            flAnonimo: boolean;
            idCliente: components["schemas"]["Id"];
            nmEmpresa: string;
            logoUrl?: string | null;
            corMarca?: components["schemas"]["BrandColor"];
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmOrganogramaPessoa: string;
            /** @description The highest rating of a pillars question. */
            nrEscala: number;
            /** @description The place of the first question without an answer. */
            nrIndexPergunta: number;
            /** @description What a survey is and is not, told before it starts. */
            dsAviso: string | null;
            dadosPerguntas: components["schemas"]["GamePlayQuestion"][];
        };
        /** @description A question as its player sees it. */
        GamePlayQuestion: {
            idPergunta: components["schemas"]["Id"];
            idTipo: components["schemas"]["GameQuestionKind"];
            dsPergunta: string;
            /** @description Whether a page that says where to turn to follows the answer. */
            flPaginaApoio: boolean;
            dadosPerguntaOpcoes: components["schemas"]["GamePlayOption"][];
        };
        /** @description An option of a question. */
        GamePlayOption: {
            idPerguntaOpcao: components["schemas"]["Id"];
            dsOpcao: string;
        };
        /** @description How far the player is. */
        GameAnswerReply: {
            nrIndexPergunta: number;
            /** @description Whether all questions have their answer. */
            flConcluido: boolean;
            /** @description The totals of a voting that has enough votes. */
            dadosTotais: components["schemas"]["GameVotes"][] | null;
        };
        /** @description How many chose an option. */
        GameVotes: {
            idPerguntaOpcao: components["schemas"]["Id"];
            qtdVotos: number;
            percentual: components["schemas"]["GamePercent"];
        };
        /** @description Of all, with one decimal. */
        GamePercent: number;
        /** @description A rating. */
        SaveGameRatingRequest: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            idPergunta: components["schemas"]["Id"];
            nrValor: number;
            idPerguntaOpcao?: components["schemas"]["Id"];
        };
        /** @description A choice. */
        SaveGameChoiceRequest: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            idPergunta: components["schemas"]["Id"];
            idPerguntaOpcao: components["schemas"]["Id"];
        };
        /** @description An answer in words. */
        SaveGameTextRequest: {
            idJogador: components["schemas"]["Id"];
            idPergunta: components["schemas"]["Id"];
            dsTexto: string;
        };
        /**
         * @description 1 behavioral, 2 performance.
         * @enum {integer}
         */
        CycleKind: 1 | 2;
        /**
         * @description 1 draft, 2 scheduled, 3 under way, 4 closed.
         * @enum {integer}
         */
        CycleState: 1 | 2 | 3 | 4;
        /**
         * @description 1 nothing could be sent, 2 sent, 3 opened, 4 answering, 5 own part done and managers owe theirs, 6 done, 7 gone before they had answered.
         * @enum {integer}
         */
        CycleParticipation: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * Format: date
         * @description A day as São Paulo has it.
         */
        CycleDay: string;
        /**
         * Format: date
         * @description A day as São Paulo has it, when there is one.
         */
        NullableCycleDay: string | null;
        /** @description Ids of departments or positions. */
        CyclePlaces: components["schemas"]["Id"][];
        /** @description Ids of people. */
        CyclePeopleIds: components["schemas"]["Id"][];
        /** @description Whom a cycle is for: everybody who is active, of these departments with those below them, in these positions, hired before a day, and those who are chosen; or those who are chosen alone. Who is in `lstExceto` is left out. */
        CycleAudience: {
            lstDepartamentos: components["schemas"]["CyclePlaces"];
            lstCargos: components["schemas"]["CyclePlaces"];
            dtAdmitidosAntes: components["schemas"]["NullableCycleDay"];
            somenteEscolhidas: boolean;
            lstPessoas: components["schemas"]["CyclePeopleIds"];
            lstExceto: components["schemas"]["CyclePeopleIds"];
        };
        /** @description Days from the deadline on which people are reminded; -1 is the day before, 0 the day itself. */
        CycleReminderDays: number[];
        /** @description A cycle, as it is saved. */
        CreateCycleRequest: {
            idTipoCiclo: components["schemas"]["CycleKind"];
            nmCiclo: string;
            dsBoasVindas: string;
            dtAbertura: components["schemas"]["NullableCycleDay"];
            dtPrazo: components["schemas"]["CycleDay"];
            lstDiasLembrete: components["schemas"]["CycleReminderDays"];
            flLembraGestores: boolean;
            /** @description Only of a performance cycle; left out for false. */
            flRetemResultados?: boolean;
            publico: components["schemas"]["CycleAudience"];
        };
        /** @description A cycle as it shall be. */
        UpdateCycleRequest: {
            idCiclo: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
            idTipoCiclo: components["schemas"]["CycleKind"];
            nmCiclo: string;
            dsBoasVindas: string;
            dtAbertura: components["schemas"]["NullableCycleDay"];
            dtPrazo: components["schemas"]["CycleDay"];
            lstDiasLembrete: components["schemas"]["CycleReminderDays"];
            flLembraGestores: boolean;
            /** @description Only of a performance cycle; left out for false. */
            flRetemResultados?: boolean;
            publico: components["schemas"]["CycleAudience"];
        };
        /** @description A cycle of the grid. */
        CycleRow: {
            idCiclo: components["schemas"]["Id"];
            nmCiclo: string;
            idTipoCiclo: components["schemas"]["CycleKind"];
            idSituacaoCiclo: components["schemas"]["CycleState"];
            dtAbertura: components["schemas"]["NullableCycleDay"];
            dtInicio: components["schemas"]["NullableDateTime"];
            dtPrazo: components["schemas"]["CycleDay"];
            dtEncerramento: components["schemas"]["NullableDateTime"];
            qtdPessoas: number;
            qtdResponderam: number;
            percentualAdesao: components["schemas"]["CyclePercent"];
        };
        /** @description Of those asked, how many have answered, whole; 100 only where nobody is missing. Null where nobody is asked. */
        CyclePercent: number | null;
        /** @description A page of cycles. */
        CycleList: {
            rows: components["schemas"]["CycleRow"][];
            qtdRecords: number;
        };
        /** @description A cycle with whom it names. */
        CycleContent: {
            idCiclo: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
            idTipoCiclo: components["schemas"]["CycleKind"];
            nmCiclo: string;
            dsBoasVindas: string;
            dtAbertura: components["schemas"]["NullableCycleDay"];
            dtPrazo: components["schemas"]["CycleDay"];
            lstDiasLembrete: components["schemas"]["CycleReminderDays"];
            flLembraGestores: boolean;
            /** @description Whether the managers' scores and feedback stay hidden from people until somebody releases them. */
            flRetemResultados: boolean;
            /** @description The day on which they are released by themselves; null while none was chosen. */
            dtLiberacao: components["schemas"]["NullableCycleDay"];
            dtLiberados: components["schemas"]["NullableDateTime"];
            /** @description Finished reviews whose results are still held. */
            qtdRetidos: number;
            publico: components["schemas"]["CycleAudience"];
            idSituacaoCiclo: components["schemas"]["CycleState"];
            dtInicio: components["schemas"]["NullableDateTime"];
            dtEncerramento: components["schemas"]["NullableDateTime"];
            qtdAguardandoEnvio: number;
            /** @description Requests of a closed cycle that are still to be cancelled. */
            qtdAguardandoCancelamento: number;
            /** @description Those of `lstPessoas`, by name. */
            pessoas: components["schemas"]["TrainingPerson"][];
            /** @description Those of `lstExceto`, by name. */
            excecoes: components["schemas"]["TrainingPerson"][];
        };
        /** @description Whom a cycle would reach now. */
        CyclePreview: {
            qtdPessoas: number;
            /** @description Who gets a new request, with or without an e-mail. */
            qtdEnviar: number;
            /** @description Whose open request comes into the cycle. */
            qtdEmAberto: number;
            /** @description Whose open request is of another cycle; they are left out of this one. */
            qtdOutroCiclo: number;
            /** @description Those of them who have no e-mail. Nothing is mailed to them, and somebody hands them the link. */
            qtdSemEmail: number;
            /** @description Of a performance cycle, who answers to nobody; their review ends with their own part. 0 of another one. */
            qtdSemGestor: number;
            semEmail: components["schemas"]["TrainingPerson"][];
            semGestor: components["schemas"]["TrainingPerson"][];
            emOutroCiclo: components["schemas"]["TrainingPerson"][];
            /** @description Why it can't begin, as a sentence; null where it can. */
            dsImpedimento: string | null;
        };
        /** @description Which cycle begins, as it was read, and when. */
        StartCycleRequest: {
            idCiclo: components["schemas"]["Id"];
            nrVersao: components["schemas"]["RecordVersion"];
            flAgora: boolean;
        };
        /** @description How far a cycle is. */
        CycleStarted: {
            idSituacaoCiclo: components["schemas"]["CycleState"];
        };
        /** @description Whose slips. */
        CycleSlipsRequest: {
            idCiclo: components["schemas"]["Id"];
            /** @description Only people of this department or below; left out for all. */
            idOrganogramaNo?: components["schemas"]["Id"];
            /** @description The last person of the call before; left out for the first. */
            idAposPessoa?: components["schemas"]["Id"];
        };
        /** @description What is printed for one person. */
        CycleSlip: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmDepartamento: string | null;
            hash: components["schemas"]["LinkHash"];
            dtValidade: components["schemas"]["DateTime"];
        };
        /** @description The slips of a call. */
        CycleSlips: {
            bilhetes: components["schemas"]["CycleSlip"][];
            /** @description People after these whose slips the next call makes. */
            qtdRestantes: number;
        };
        /** @description A cycle. */
        CycleRef: {
            idCiclo: components["schemas"]["Id"];
        };
        /** @description Somebody in a cycle, and how they stand. */
        CyclePerson: {
            idOrganogramaPessoa: components["schemas"]["Id"];
            nmPessoa: string;
            nmCargo: string | null;
            nmDepartamento: string | null;
            urlFoto: string | null;
            flAtivo: boolean;
            idPosicao: components["schemas"]["CycleParticipation"];
            idResposta: components["schemas"]["NullableId"];
            dtEnvio: components["schemas"]["NullableDateTime"];
            /** @description Whether the deadline has passed and they have not answered. */
            flAtrasada: boolean;
            /** @description Whether they may be taken out. */
            flPodeRetirar: boolean;
            /** @description Whether their answer is waited for and they have no e-mail, so that nothing of the cycle reaches them by mail. */
            flSemEmail: boolean;
        };
        /** @description A page of people. */
        CyclePersonList: {
            rows: components["schemas"]["CyclePerson"][];
            qtdRecords: number;
        };
        /** @description How far some people are. `qtdPessoas` counts all but those who are gone. */
        CycleCounts: {
            qtdPessoas: number;
            qtdResponderam: number;
            percentualAdesao: components["schemas"]["CyclePercent"];
            qtdSemEnvio: number;
            qtdNaoAbriram: number;
            qtdAbriram: number;
            qtdRespondendo: number;
            qtdComGestores: number;
            qtdConcluidas: number;
            qtdSairam: number;
        };
        /** @description A department with people of a cycle, those below it included. */
        CycleDepartment: {
            /** @description 0 for people who belong to no department. */
            idOrganogramaNo: number;
            nmDepartamento: string;
            /** @description How many departments stand above it. */
            nrNivel: number;
            adesao: components["schemas"]["CycleCounts"];
        };
        /** @description A manager with the people of a cycle for whom they answer. */
        CycleManager: {
            /** @description 0 for people who answer to nobody. */
            idOrganogramaPessoa: number;
            nmPessoa: string;
            adesao: components["schemas"]["CycleCounts"];
        };
        /** @description How far a cycle is, in all and by parts. Who has two managers counts with each of them. */
        CycleAdherence: {
            total: components["schemas"]["CycleCounts"];
            /** @description People whose answer is waited for and who have no e-mail. */
            qtdSemEmail: number;
            /** @description In the order of the tree, each before those below it. */
            departamentos: components["schemas"]["CycleDepartment"][];
            /** @description By name. */
            gestores: components["schemas"]["CycleManager"][];
        };
        /** @description People who come into a cycle. */
        AddCyclePeopleRequest: {
            idCiclo: components["schemas"]["Id"];
            lstPessoas: components["schemas"]["ChosenPeople"];
        };
        /** @description How many people it concerns. */
        CycleAdded: {
            qtdIncluidas: number;
        };
        /** @description Who is taken out. */
        RemoveCyclePersonRequest: {
            idCiclo: components["schemas"]["Id"];
            idOrganogramaPessoa: components["schemas"]["Id"];
        };
        /** @description The new deadline. */
        MoveCycleDeadlineRequest: {
            idCiclo: components["schemas"]["Id"];
            dtPrazo: components["schemas"]["CycleDay"];
        };
        /** @description Which results are released, and when. */
        ReleaseCycleRequest: {
            idCiclo: components["schemas"]["Id"];
            /** @description The day; null for at once. */
            dtLiberacao: components["schemas"]["NullableCycleDay"];
        };
        /** @description What a cycle leaves open when it is closed now. */
        CycleClosing: {
            qtdSemResposta: number;
            qtdComGestores: number;
        };
        /** @description Which cycle is closed, and what becomes of the requests of who has not answered. */
        CloseCycleRequest: {
            idCiclo: components["schemas"]["Id"];
            flCancelarAbertas: boolean;
        };
        /** @description A page of notifications. */
        NotificationList: {
            rows: components["schemas"]["Notification"][];
            qtdRecords: number;
            /** @description Rows, of all, that the caller has not read. */
            qtdNaoLidas: number;
            /** @description The newest one; 0 where there is none. It grows when something happens. */
            idUltima: number;
        };
        /**
         * @description `importacao` an import has ended, `avaliacao` an assessment is finished, `gestor` a review waits for the caller's ratings, `feedback` for the caller's feedback, `email` a mail could not be delivered, `treinamento` somebody has completed a training.
         * @enum {string}
         */
        NotificationKind: "importacao" | "avaliacao" | "gestor" | "feedback" | "email" | "treinamento";
        /** @description Something that has happened, or several of a kind and day; never a result. */
        Notification: {
            idNotificacao: components["schemas"]["Id"];
            tpNotificacao: components["schemas"]["NotificationKind"];
            dsTitulo: string;
            dsTexto: string;
            /** @description When the latest happened. */
            dtCriacao: components["schemas"]["DateTime"];
            flLida: boolean;
            /** @description How many things it stands for. */
            qtdEventos: number;
            /**
             * @description Of what kind the assessment is, or what the mail has led to.
             * @enum {string}
             */
            tpResposta?: "comportamental" | "desempenho" | "treinamento" | "jogo";
            /** @description Whom it is about, where it is about one person. */
            idOrganogramaPessoa?: components["schemas"]["Id"];
            /** @description The assessment, where it is about one. */
            idResposta?: components["schemas"]["Id"];
            idTreinamento?: components["schemas"]["Id"];
            idImportacao?: components["schemas"]["Id"];
        };
        /** @description What has been read. */
        MarkNotificationsReadRequest: {
            idNotificacao: components["schemas"]["Id"];
            /**
             * @description Whether that row alone.
             * @default false
             */
            flApenasEsta?: boolean;
        };
        /** @description Something that was told to the person as somebody who manages others. */
        PersonalNotification: {
            dsTitulo: string;
            dsTexto: string;
            dtCriacao: components["schemas"]["DateTime"];
        };
        /**
         * @description A list that can be taken away. `resultados-comportamentais` has what the list of `comportamental` leaves, with the result of each who has one; `resultados-desempenho` what that of `desempenho` leaves, with a row for each competency of each who has answered. `organograma` has a row for each department.
         * @enum {string}
         */
        ExportedList: "funcionarios" | "comportamental" | "desempenho" | "cargos" | "competencias" | "treinamentos" | "jogos" | "usuarios" | "perfis" | "resultados-comportamentais" | "resultados-desempenho" | "organograma";
        /**
         * @description `xlsx` a workbook with dates and numbers as such, `csv` text with `;` in UTF-8 in which no cell is a formula.
         * @enum {string}
         */
        ExportFormat: "xlsx" | "csv";
        /** @description Which list, narrowed down how, as what. */
        CreateListExportRequest: {
            dsLista: components["schemas"]["ExportedList"];
            dsFormato: components["schemas"]["ExportFormat"];
            /**
             * @description The query of the list's own call, as it stands in its address.
             * @default
             */
            dsConsulta?: string;
        };
        /** @description A list on its way into a file. */
        ListExport: {
            idExportacao: components["schemas"]["Id"];
            dsLista: components["schemas"]["ExportedList"];
            dsFormato: components["schemas"]["ExportFormat"];
            /**
             * @description `fila` it is being written, `pronta` it can be fetched, `falhou` it will not come.
             * @enum {string}
             */
            dsSituacao: "fila" | "pronta" | "falhou";
            /** @description Rows in it; null until it is ready. */
            qtdRegistros: number | null;
            nmArquivo: string;
            /** @description Where to fetch it; null until it is ready. */
            urlArquivo: string | null;
            dtCriacao: components["schemas"]["DateTime"];
        };
    };
    responses: {
        /** @description Validation failed. */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Informe um e-mail válido, como nome@empresa.com.br.",
                 *       "errors": [
                 *         "Informe um e-mail válido, como nome@empresa.com.br.",
                 *         "Use pelo menos 6 caracteres na nova senha."
                 *       ],
                 *       "faults": [
                 *         {
                 *           "field": "email",
                 *           "message": "Informe um e-mail válido, como nome@empresa.com.br."
                 *         },
                 *         {
                 *           "field": "senhaNova",
                 *           "message": "Use pelo menos 6 caracteres na nova senha."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential, one that is not accepted, or a session that ended. */
        Problem401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Sua sessão terminou. Entre novamente.",
                 *       "errors": [
                 *         "Sua sessão terminou. Entre novamente."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No right to do this, or an origin that the company does not allow. */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Você não tem permissão para incluir nesta seção.",
                 *       "errors": [
                 *         "Você não tem permissão para incluir nesta seção."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or not of this company. */
        Problem404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Registro não encontrado.",
                 *       "errors": [
                 *         "Registro não encontrado."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflict with the current state. */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.",
                 *       "errors": [
                 *         "Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is too large. */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Os dados enviados são grandes demais.",
                 *       "errors": [
                 *         "Os dados enviados são grandes demais."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A media type that the operation does not state. Nothing of the body was read. */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Envie os dados em JSON.",
                 *       "errors": [
                 *         "Envie os dados em JSON."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file can't be used. */
        Problem422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "O arquivo enviado não é um PDF.",
                 *       "errors": [
                 *         "O arquivo enviado não é um PDF."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries. */
        Problem429: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Muitas tentativas. Aguarde alguns minutos e tente novamente.",
                 *       "errors": [
                 *         "Muitas tentativas. Aguarde alguns minutos e tente novamente."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Unexpected failure, without details. */
        Problem500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Ocorreu um erro inesperado",
                 *       "errors": [
                 *         "Ocorreu um erro inesperado"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description More is waiting than can be done soon; nothing was done. */
        Problem503: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 2
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "O sistema está muito ocupado agora. Tente novamente em instantes.",
                 *       "errors": [
                 *         "O sistema está muito ocupado agora. Tente novamente em instantes."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation is planned and not available yet. */
        NotAvailableYet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "msg": "Este recurso ainda não está disponível.",
                 *       "errors": [
                 *         "Este recurso ainda não está disponível."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description One key per logical write, kept over its retries.
         * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
         */
        IdempotencyKey: string;
        /** @description Page size. */
        Take: number;
        /** @description Zero-based page. */
        Index: number;
        /** @description Search text; accents and case don't matter. */
        Filter: string;
        /** @description Only active people who answer to nobody: no manager is named for them, and nobody leads their department or one above it. */
        WithoutManager: boolean;
        /** @description Only active people. */
        OnlyActive: boolean;
        /** @description Only people who have left; nobody together with `somenteAtivos`. */
        OnlyInactive: boolean;
        /**
         * @description Only active people.
         * @example true
         */
        OnlyActivated: boolean;
        /** @description Only people of this department and of those below it; 0 for all. */
        InDepartment: components["schemas"]["IdOrZero"];
        /** @description Only people in this position; 0 for all. */
        InPosition: components["schemas"]["IdOrZero"];
        /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
        ManagedBy: components["schemas"]["IdOrZero"];
        /** @description Only people who are in this cycle; 0 for all. What is told of each, and asked for, is then of the cycle: their last request and result in it, or none. */
        InCycle: components["schemas"]["IdOrZero"];
        /** @description Only people whose latest result has this primary profile, who have any, or who have none. */
        WithProfile: components["schemas"]["ProfileFilter"];
        /** @description Only people whom this import added, for 30 days after it; 0 for all. */
        FromImport: components["schemas"]["IdOrZero"];
        /** @description Only people whose latest response waits for its self-assessment (`autoPendente`), has it (`autoFeita`), has all ratings of the managers (`gestorFeita`) or their feedback as well (`feedbackFeito`). */
        AtStage: components["schemas"]["ReviewStage"];
        /** @description Only requests of these people, at most 500; absent for those of everybody. An id that is nobody's of the company is passed over. */
        ChosenPeople: components["schemas"]["ChosenPeople"];
        /** @description Only these people, at most 500; absent for all. An id that is nobody's of the company is passed over. */
        AmongPeople: components["schemas"]["ChosenPeople"];
        /** @description Only people of this department and of those below it; 0 for all. */
        DashboardDepartment: components["schemas"]["IdOrZero"];
        /** @description Only people of this position; 0 for all. */
        DashboardPosition: components["schemas"]["IdOrZero"];
        /** @description The first month that counts. */
        FirstMonth: components["schemas"]["Month"];
        /** @description The last month that counts. */
        LastMonth: components["schemas"]["Month"];
        /** @description Only results of this cycle, of each person the last; 0 for all. A cycle takes the place of months. */
        OfCycle: components["schemas"]["IdOrZero"];
        /**
         * @description Hash of the link.
         * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
         */
        LinkHashPath: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signInStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "rh@empresa.example",
                 *       "password": "aferir-123",
                 *       "platform_origin": "web"
                 *     }
                 */
                "application/json": components["schemas"]["StaffSignInRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": {
                     *           "accessToken": "eyJhbGciOiJIUzI1NiJ9.c3RhZmY.sig",
                     *           "expiration": "2026-11-20T13:10:00.000Z",
                     *           "refreshToken": "rt_2mN8sJm5RZbLw7dPgHfUa3E4Xn1",
                     *           "idOrganogramaPessoa": null,
                     *           "idCliente": 1,
                     *           "nmUsuario": "Renata Alves",
                     *           "dsEmail": "rh@empresa.example",
                     *           "precisaTrocarSenha": false
                     *         },
                     *         "permissions": {
                     *           "flAdministrador": false,
                     *           "secoes": [
                     *             {
                     *               "idSecao": 5,
                     *               "flVisualizar": true,
                     *               "flIncluir": true,
                     *               "flAlterar": false,
                     *               "flExcluir": false
                     *             }
                     *           ]
                     *         },
                     *         "errorMessage": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["StaffSession"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getStaffUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idUsuario": 3,
                     *         "idCliente": 1,
                     *         "idOrganogramaPessoa": null,
                     *         "urlFoto": null,
                     *         "nmCliente": "Empresa Exemplo Ltda.",
                     *         "nmNomeFantasia": "Empresa Exemplo",
                     *         "dtVigenciaContrato": "2027-12-31",
                     *         "dsLogin": "rh@empresa.example",
                     *         "nmUsuario": "Renata Alves",
                     *         "dsEmail": "rh@empresa.example",
                     *         "dsTelefone": null,
                     *         "dsCelular": "11987654321",
                     *         "dtNascimento": "1988-04-12",
                     *         "flSupervisor": false,
                     *         "flAdministrador": false,
                     *         "precisaTrocarSenha": false,
                     *         "permissions": {
                     *           "flAdministrador": false,
                     *           "secoes": [
                     *             {
                     *               "idSecao": 5,
                     *               "flVisualizar": true,
                     *               "flIncluir": true,
                     *               "flAlterar": false,
                     *               "flExcluir": false
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["StaffUser"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    refreshStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "rt_2mN8sJm5RZbLw7dPgHfUa3E4Xn1"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The session with new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": {
                     *           "accessToken": "eyJhbGciOiJIUzI1NiJ9.c3RhZmY.sig",
                     *           "expiration": "2026-11-20T13:10:00.000Z",
                     *           "refreshToken": "rt_2mN8sJm5RZbLw7dPgHfUa3E4Xn1",
                     *           "idOrganogramaPessoa": null,
                     *           "idCliente": 1,
                     *           "nmUsuario": "Renata Alves",
                     *           "dsEmail": "rh@empresa.example",
                     *           "precisaTrocarSenha": false
                     *         },
                     *         "permissions": {
                     *           "flAdministrador": false,
                     *           "secoes": [
                     *             {
                     *               "idSecao": 5,
                     *               "flVisualizar": true,
                     *               "flIncluir": true,
                     *               "flAlterar": false,
                     *               "flExcluir": false
                     *             }
                     *           ]
                     *         },
                     *         "errorMessage": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["StaffSession"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    signOutStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    signInEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "bruno.lima@empresa.example",
                 *       "password": "aferir-123",
                 *       "platform_origin": "web",
                 *       "idcliente": 1
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeSignInRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": {
                     *           "accessToken": "eyJhbGciOiJIUzI1NiJ9.cGVzc29h.sig",
                     *           "expiration": "2026-11-20T13:10:00.000Z",
                     *           "refreshToken": "rt_9pQ8sJm5RZbLw7dPgHfUa3E4Xn7",
                     *           "idOrganogramaPessoa": 42,
                     *           "idCliente": 1,
                     *           "nmPessoa": "Bruno Lima",
                     *           "dsEmail": "bruno.lima@empresa.example",
                     *           "precisaTrocarSenha": false
                     *         },
                     *         "permissions": {
                     *           "flAdministrador": false,
                     *           "secoes": []
                     *         },
                     *         "errorMessage": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeSession"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEmployeeUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 42,
                     *         "idCliente": 1,
                     *         "nmPessoa": "Bruno Lima",
                     *         "dsEmail": "bruno.lima@empresa.example",
                     *         "nrTelefone": "11912345678",
                     *         "tpSexo": "M",
                     *         "nmCargo": "Analista de Dados",
                     *         "nmDepartamento": "Tecnologia",
                     *         "urlFoto": null,
                     *         "nmCliente": "Empresa Exemplo",
                     *         "logoUrl": "/logos/empresa-exemplo.svg",
                     *         "corMarca": "#0b7a63",
                     *         "flGestor": false,
                     *         "precisaTrocarSenha": false,
                     *         "perfilComportamental": {
                     *           "idResposta": 812,
                     *           "nmPerfil": "Dominante Influente",
                     *           "dtTermino": "2026-11-09T10:02:11.000Z"
                     *         },
                     *         "solicitacaoComportamental": {
                     *           "idResposta": 954,
                     *           "cdStatus": 1,
                     *           "dtEnvio": "2026-11-20T12:00:00.000Z",
                     *           "qtdPerguntas": 20,
                     *           "qtdRespondidas": 7
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeUser"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    refreshEmployeeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "rt_9pQ8sJm5RZbLw7dPgHfUa3E4Xn7"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The session with new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": {
                     *           "accessToken": "eyJhbGciOiJIUzI1NiJ9.cGVzc29h.sig",
                     *           "expiration": "2026-11-20T13:10:00.000Z",
                     *           "refreshToken": "rt_9pQ8sJm5RZbLw7dPgHfUa3E4Xn7",
                     *           "idOrganogramaPessoa": 42,
                     *           "idCliente": 1,
                     *           "nmPessoa": "Bruno Lima",
                     *           "dsEmail": "bruno.lima@empresa.example",
                     *           "precisaTrocarSenha": false
                     *         },
                     *         "permissions": {
                     *           "flAdministrador": false,
                     *           "secoes": []
                     *         },
                     *         "errorMessage": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeSession"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    signOutEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeEmployeePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senhaAtual": "aferir-123",
                 *       "senhaNova": "ipe-amarelo-27"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Senha alterada com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCompanyPublicInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The company.
                 * @example 1
                 */
                idCliente: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name, logo and color. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idCliente": 1,
                     *         "nome": "Empresa Exemplo",
                     *         "logoUrl": "/logos/empresa-exemplo.svg",
                     *         "corMarca": "#0b7a63"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CompanyPublicInfo"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    validateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "precisaSenha": false,
                     *         "tipo": "comportamental",
                     *         "destino": "responder",
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "logoUrl": "/logos/empresa-exemplo.svg",
                     *         "corMarca": "#0b7a63"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["LinkInfo"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLinkPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "email": "carla.dias@empresa.example",
                     *         "nome": "Carla Dias",
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "logoUrl": "/logos/empresa-exemplo.svg",
                     *         "corMarca": "#0b7a63"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["LinkPerson"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address counts as the person's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "E-mail confirmado. Obrigado!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createFirstAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senha": "ipe-amarelo-27"
                 *     }
                 */
                "application/json": components["schemas"]["FirstAccessRequest"];
            };
        };
        responses: {
            /** @description The person has a password now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Acesso criado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    requestTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialRequest"];
            };
        };
        responses: {
            /** @description Taken on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Mensagem enviada com sucesso"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dsEmail": "rh@empresa.example",
                 *       "modulo": "web"
                 *     }
                 */
                "application/json": components["schemas"]["RecoverPasswordRequest"];
            };
        };
        responses: {
            /** @description Taken on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Uma nova senha foi enviada para seu email!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exchangeEmployeeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "chave": "afk_9pQ8sJm5RZbLw7dPgHfUa3E4Xn7",
                 *       "email": "bruno.lima@empresa.example"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeEmployeeTokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *         "expiration": "2026-11-20T12:10:00.000Z",
                     *         "idOrganogramaPessoa": 42,
                     *         "idCliente": 1,
                     *         "nmPessoa": "Bruno Lima",
                     *         "dsEmail": "bruno.lima@empresa.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ExchangedToken"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeStaffPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senhaAtual": "aferir-123",
                 *       "senhaNova": "ipe-amarelo-27"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Senha salva com sucesso"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateStaffUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nmUsuario": "Mônica Vidal",
                 *       "dsEmail": "monica@empresa.example",
                 *       "dsTelefone": "(11) 3333-4444",
                 *       "dsCelular": "(11) 98888-7777",
                 *       "dtNascimento": "1988-04-02"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStaffUserRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getQuestionnaireByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire and how far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 812,
                     *         "nmPessoa": "Bruno Lima",
                     *         "nmStatus": "Iniciado",
                     *         "cdStatus": 1,
                     *         "nrIndiceRespondido": 7,
                     *         "qtdPerguntas": 20,
                     *         "flConcluido": false,
                     *         "idResultado": null,
                     *         "dtTermino": null,
                     *         "idOrganogramaPessoa": 42,
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "versaoInstrumento": 1,
                     *         "flPapel": "responder",
                     *         "link": {
                     *           "precisaSenha": false,
                     *           "tipo": "comportamental",
                     *           "destino": "responder",
                     *           "idCliente": 1,
                     *           "nmEmpresa": "Empresa Exemplo"
                     *         },
                     *         "perguntas": [
                     *           {
                     *             "idPergunta": 1,
                     *             "nrOrdem": 1,
                     *             "dsPergunta": "Diante de um prazo apertado, a tendência é:",
                     *             "opcoes": [
                     *               {
                     *                 "idPerguntaOpcao": 1,
                     *                 "dsOpcao": "Decidir rápido e partir para a ação"
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 2,
                     *                 "dsOpcao": "Animar o grupo e dividir as tarefas"
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 3,
                     *                 "dsOpcao": "Manter o ritmo e seguir o combinado"
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 4,
                     *                 "dsOpcao": "Conferir os dados e planejar as etapas"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscQuestionnaire"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The response.
                 * @example 812
                 */
                idResposta: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions of the instrument version of the response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idPergunta": 1,
                     *           "nrOrdem": 1,
                     *           "dsPergunta": "Diante de um prazo apertado, a tendência é:",
                     *           "opcoes": [
                     *             {
                     *               "idPerguntaOpcao": 1,
                     *               "dsOpcao": "Decidir rápido e partir para a ação"
                     *             },
                     *             {
                     *               "idPerguntaOpcao": 2,
                     *               "dsOpcao": "Animar o grupo e dividir as tarefas"
                     *             },
                     *             {
                     *               "idPerguntaOpcao": 3,
                     *               "dsOpcao": "Manter o ritmo e seguir o combinado"
                     *             },
                     *             {
                     *               "idPerguntaOpcao": 4,
                     *               "dsOpcao": "Conferir os dados e planejar as etapas"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscQuestion"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscQuestionOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                idPergunta: components["schemas"]["Id"];
                /**
                 * @description The response.
                 * @example 812
                 */
                idResposta: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idPergunta": 1,
                     *           "nrOrdem": 1,
                     *           "dsPergunta": "Diante de um prazo apertado, a tendência é:",
                     *           "opcoes": [
                     *             {
                     *               "idPerguntaOpcao": 1,
                     *               "dsOpcao": "Decidir rápido e partir para a ação"
                     *             },
                     *             {
                     *               "idPerguntaOpcao": 2,
                     *               "dsOpcao": "Animar o grupo e dividir as tarefas"
                     *             },
                     *             {
                     *               "idPerguntaOpcao": 3,
                     *               "dsOpcao": "Manter o ritmo e seguir o combinado"
                     *             },
                     *             {
                     *               "idPerguntaOpcao": 4,
                     *               "dsOpcao": "Conferir os dados e planejar as etapas"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscQuestion"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The response.
                 * @example 812
                 */
                idResposta: components["schemas"]["Id"];
                /**
                 * @description The question.
                 * @example 1
                 */
                idPergunta: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idPerguntaOpcao": 1,
                     *           "idRespostaOpcao": 2
                     *         },
                     *         {
                     *           "idPerguntaOpcao": 2,
                     *           "idRespostaOpcao": 4
                     *         },
                     *         {
                     *           "idPerguntaOpcao": 3,
                     *           "idRespostaOpcao": 3
                     *         },
                     *         {
                     *           "idPerguntaOpcao": 4,
                     *           "idRespostaOpcao": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscOptionRank"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveDiscAnswers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 812,
                 *       "idPergunta": 1,
                 *       "lstRespostas": [
                 *         {
                 *           "idPerguntaOpcao": 1,
                 *           "idRespostaOpcao": 2
                 *         },
                 *         {
                 *           "idPerguntaOpcao": 2,
                 *           "idRespostaOpcao": 4
                 *         },
                 *         {
                 *           "idPerguntaOpcao": 3,
                 *           "idRespostaOpcao": 3
                 *         },
                 *         {
                 *           "idPerguntaOpcao": 4,
                 *           "idRespostaOpcao": 1
                 *         }
                 *       ],
                 *       "nrTempoMs": 18250
                 *     }
                 */
                "application/json": components["schemas"]["SaveDiscAnswersRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nrIndiceRespondido": 8,
                     *         "qtdPerguntas": 20
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscProgress"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateDiscStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 812,
                 *       "cdStatus": 3
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDiscStatusRequest"];
            };
        };
        responses: {
            /** @description The status that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 812,
                     *         "cdStatus": 3,
                     *         "nmStatus": "Visualizado"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscStatus"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    finishDiscResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 812,
                 *       "cdStatus": 2
                 *     }
                 */
                "application/json": components["schemas"]["FinishDiscResponseRequest"];
            };
        };
        responses: {
            /** @description Finished. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 812,
                     *         "idResultado": 14,
                     *         "dtTermino": "2026-11-05T18:21:40.000Z",
                     *         "nrTempoMs": 725000
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscCompletion"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscProfileReport: {
        parameters: {
            query: {
                /**
                 * @description The response; 0 for the link's own.
                 * @example 812
                 */
                idResposta: components["schemas"]["IdOrZero"];
                /**
                 * @description Hash of the link, which must equal the header where there is one; 0 or absent with a session. It is enough, so that a page of another origin asks without a preflight.
                 * @example 0
                 */
                hsResposta?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sums, outcome and certainty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "response": [
                     *           {
                     *             "nmPerfil": "Conforme",
                     *             "soma": 68
                     *           },
                     *           {
                     *             "nmPerfil": "Dominante",
                     *             "soma": 56
                     *           },
                     *           {
                     *             "nmPerfil": "Estável",
                     *             "soma": 44
                     *           },
                     *           {
                     *             "nmPerfil": "Influente",
                     *             "soma": 32
                     *           }
                     *         ],
                     *         "nmPerfil": "Conforme Dominante",
                     *         "idResultado": 14,
                     *         "idResposta": 812,
                     *         "idOrganogramaPessoa": 42,
                     *         "idCliente": 1,
                     *         "nmPessoa": "Bruno Lima",
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "logoUrl": "/logos/empresa-exemplo.svg",
                     *         "dtTermino": "2026-11-05T18:21:40.000Z",
                     *         "qtdPerguntas": 20,
                     *         "versaoInstrumento": 1,
                     *         "dsFinalidade": "Apoiar o autoconhecimento e o desenvolvimento profissional.",
                     *         "nrDiferenciacao": 21.6,
                     *         "flPoucoDiferenciado": false,
                     *         "flEmpateTecnico": false,
                     *         "secoes": [
                     *           {
                     *             "nmSecao": "Resumo",
                     *             "dsDescricao": "Pessoas com este perfil combinam análise cuidadosa e firmeza para decidir."
                     *           },
                     *           {
                     *             "nmSecao": "Comportamentos positivos",
                     *             "dsDescricao": "Prepara-se bem antes de agir e sustenta a decisão tomada."
                     *           }
                     *         ],
                     *         "caracteristicas": [
                     *           {
                     *             "nmConhecimento": "Comunicação",
                     *             "nmResultado": "Argumenta com fatos e vai direto ao ponto"
                     *           }
                     *         ],
                     *         "competencias": [
                     *           {
                     *             "nmCompetencia": "Atenção à qualidade",
                     *             "nrIndice": 82,
                     *             "dsLegenda": "muito alto",
                     *             "dsLabel": "Qualidade",
                     *             "dsResumo": "Cuidado com a precisão e o acabamento do que se entrega. É uma força constante, percebida em cada entrega."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscProfileReport"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscResultSections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The outcome.
                 * @example 14
                 */
                idResultado: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "nmSecao": "Resumo",
                     *             "dsDescricao": "Pessoas com este perfil combinam análise cuidadosa e firmeza para decidir."
                     *           },
                     *           {
                     *             "nmSecao": "Comportamentos positivos",
                     *             "dsDescricao": "Prepara-se bem antes de agir e sustenta a decisão tomada."
                     *           }
                     *         ],
                     *         "qtdRecords": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscResultSectionList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscTraits: {
        parameters: {
            query: {
                /**
                 * @description The outcome.
                 * @example Conforme Dominante
                 */
                nmPerfil: components["schemas"]["DiscOutcomeName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The characteristics by knowledge group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "nmConhecimento": "Comunicação",
                     *           "nmResultado": "Argumenta com fatos e vai direto ao ponto"
                     *         },
                     *         {
                     *           "nmConhecimento": "Ritmo",
                     *           "nmResultado": "Avança depois de conferir cada etapa"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscTrait"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscCompetencies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The response.
                 * @example 812
                 */
                idResposta: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Competencies with their index. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "nmCompetencia": "Atenção à qualidade",
                     *           "nrIndice": 82,
                     *           "dsLegenda": "muito alto",
                     *           "dsLabel": "Qualidade",
                     *           "dsResumo": "Cuidado com a precisão e o acabamento do que se entrega. É uma força constante, percebida em cada entrega."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscCompetencyIndex"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendDiscReportLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "bruno.lima@empresa.example",
                 *       "idOrganogramaPessoa": 42,
                 *       "idResposta": 812
                 *     }
                 */
                "application/json": components["schemas"]["SendDiscReportLinkRequest"];
            };
        };
        responses: {
            /** @description A message to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": "Email enviado com sucesso!",
                     *       "msg": "Email enviado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: string;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendDiscReportPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "bruno.lima@empresa.example",
                 *       "idOrganogramaPessoa": 42,
                 *       "idResposta": 812,
                 *       "file": "JVBERi0xLjcKJSVFT0YK"
                 *     }
                 */
                "application/json": components["schemas"]["SendDiscReportPdfRequest"];
            };
        };
        responses: {
            /** @description A message to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": "Email enviado com sucesso!",
                     *       "msg": "Email enviado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: string;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscRequestsOfPerson: {
        parameters: {
            query: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idOrganogramaPessoa: components["schemas"]["Id"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idResposta": 812,
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmStatus": "Finalizado",
                     *             "cdStatus": 2,
                     *             "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *             "dtTermino": "2026-11-05T18:21:40.000Z",
                     *             "idResultado": 14,
                     *             "nmPerfil": "Conforme Dominante",
                     *             "flEncerrado": false
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscRequestList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscActiveRequest: {
        parameters: {
            query: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idOrganogramaPessoa: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether an open request blocks a new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "flTemAtivo": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscActiveRequest"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createDiscRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 0,
                 *       "idOrganogramaPessoaAvaliada": 42,
                 *       "cdStatus": 4
                 *     }
                 */
                "application/json": components["schemas"]["CreateDiscRequest"];
            };
        };
        responses: {
            /** @description Id of the response, as text also in `msg`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 812,
                     *       "msg": "812"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscMassSendPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviar": 38,
                     *         "qtdIgnorar": 22,
                     *         "qtdInativos": 2,
                     *         "qtdSemEmail": 1,
                     *         "qtdEmAberto": 19,
                     *         "semResultado": {
                     *           "qtdEnviar": 12,
                     *           "qtdIgnorar": 20,
                     *           "qtdInativos": 1,
                     *           "qtdSemEmail": 1,
                     *           "qtdEmAberto": 18
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["MassSendPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createDiscRequestsForAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 0,
                 *       "idOrganogramaPessoaAvaliada": 0,
                 *       "cdStatus": 4
                 *     }
                 */
                "application/json": components["schemas"]["CreateRequestsForAll"];
            };
        };
        responses: {
            /** @description The two counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviados": 38,
                     *         "qtdIgnorados": 22,
                     *         "qtdSemEmail": 2
                     *       },
                     *       "msg": "Disparo em massa iniciado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["MassSendResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resendDiscRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": null,
                 *       "idOrganogramaPessoa": 42,
                 *       "idResposta": 812
                 *     }
                 */
                "application/json": components["schemas"]["ResendDiscRequest"];
            };
        };
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Email enviado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscReminderPreview: {
        parameters: {
            query?: {
                /** @description Only requests of these people, at most 500; absent for those of everybody. An id that is nobody's of the company is passed over. */
                lstPessoas?: components["parameters"]["ChosenPeople"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description Only people whose latest request has this status; 0 for all. */
                cdStatus?: 0 | 1 | 2 | 3 | 4;
                /** @description Only active people whose request waits for their answers (`semResposta`), or who have no result and no open request (`aSolicitar`). */
                recorte?: "semResposta" | "aSolicitar";
                /** @description Only people whose latest result has this primary profile, who have any, or who have none. */
                nmPerfil?: components["parameters"]["WithProfile"];
                /** @description Only people whom this import added, for 30 days after it; 0 for all. */
                idImportacao?: components["parameters"]["FromImport"];
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people in this position; 0 for all. */
                idOrganogramaCargo?: components["parameters"]["InPosition"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
                /** @description Only people who are in this cycle; 0 for all. What is told of each, and asked for, is then of the cycle: their last request and result in it, or none. */
                idCiclo?: components["parameters"]["InCycle"];
                /** @description Only active people who answer to nobody: no manager is named for them, and nobody leads their department or one above it. */
                semGestor?: components["parameters"]["WithoutManager"];
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
                /** @description Only people who have left; nobody together with `somenteAtivos`. */
                somenteInativos?: components["parameters"]["OnlyInactive"];
                /** @description The first month that counts. */
                mesInicio?: components["parameters"]["FirstMonth"];
                /** @description The last month that counts. */
                mesFim?: components["parameters"]["LastMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdLembrar": 35,
                     *         "qtdSemEmail": 1,
                     *         "qtdRecentes": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReminderPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    remindDiscPeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cdStatus": 4
                 *     }
                 */
                "application/json": components["schemas"]["RemindDiscPeople"];
            };
        };
        responses: {
            /** @description The two counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdLembrados": 35,
                     *         "qtdIgnorados": 5
                     *       },
                     *       "msg": "Lembretes enviados."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReminderResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    closeDiscRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 812
                 *     }
                 */
                "application/json": components["schemas"]["CloseRequest"];
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 812,
                     *         "flEncerrado": true
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ClosedRequest"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createDiscHandedLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 812
                 *     }
                 */
                "application/json": components["schemas"]["HandLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "hash": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E",
                     *         "dtValidade": "2026-12-01T12:00:00.000Z",
                     *         "nmPessoa": "Ana Souza",
                     *         "nrTelefone": "11912345678",
                     *         "flAvisada": false
                     *       },
                     *       "msg": "Link criado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["HandedLink"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscOutcomeCounts: {
        parameters: {
            query?: {
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "nmPerfil": "Dominante",
                     *           "qtdResultados": 3
                     *         },
                     *         {
                     *           "nmPerfil": "Não avaliados",
                     *           "qtdResultados": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscOutcomeCount"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createDiscSessionLink: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 812
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["LinkHash"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getTeamMap: {
        parameters: {
            query?: {
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nmEquipe": "Comercial",
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Coordenadora Comercial",
                     *             "urlFoto": null,
                     *             "flGestor": true,
                     *             "nmPerfil": "Influente",
                     *             "nrFoco": 40,
                     *             "nrRitmo": 55,
                     *             "ressalvas": [],
                     *             "dtTermino": "2026-11-05T18:21:40.000Z"
                     *           },
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmCargo": "Analista de Dados",
                     *             "urlFoto": null,
                     *             "flGestor": false,
                     *             "nmPerfil": null,
                     *             "nrFoco": null,
                     *             "nrRitmo": null,
                     *             "ressalvas": [],
                     *             "dtTermino": null
                     *           }
                     *         ],
                     *         "qtdPessoas": 2,
                     *         "qtdComResultado": 1,
                     *         "leitura": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TeamMap"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    compareTeamPeople: {
        parameters: {
            query: {
                /**
                 * @description One of the two.
                 * @example 7
                 */
                idPrimeiraPessoa: components["schemas"]["Id"];
                /**
                 * @description The other one; 400 for the same.
                 * @example 42
                 */
                idSegundaPessoa: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two side by side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "pessoas": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmPerfil": "Influente",
                     *             "ressalvas": []
                     *           },
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmPerfil": "Conforme",
                     *             "ressalvas": []
                     *           }
                     *         ],
                     *         "dsResumo": "Uma pessoa fala para pensar, a outra pensa para falar.",
                     *         "pontosFortes": [
                     *           "Ideias novas ganham método e chegam inteiras ao fim."
                     *         ],
                     *         "cuidados": [
                     *           "Entusiasmo pode soar vago",
                     *           "e perguntas podem soar como recusa."
                     *         ],
                     *         "combinados": [
                     *           "Enviem o assunto por escrito antes da conversa."
                     *         ],
                     *         "diferencas": [
                     *           {
                     *             "dsEixo": "ritmo",
                     *             "tpGrau": "grande",
                     *             "dsTexto": "Ana Souza prefere um ritmo bem mais rápido que Bruno Lima."
                     *           },
                     *           {
                     *             "dsEixo": "foco",
                     *             "tpGrau": "pequena",
                     *             "dsTexto": "As duas pessoas dão atenção parecida a tarefas e a relações."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TeamPair"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSelfAssessmentByLink: {
        parameters: {
            query?: {
                /**
                 * @description Manager mode.
                 * @example false
                 */
                gestor?: boolean;
                /**
                 * @description The manager.
                 * @example 7
                 */
                _idOrganogramaPessoaGestor?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response as the link sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "idOrganogramaPessoa": 42,
                     *         "nmPessoa": "Bruno Lima",
                     *         "nmCargo": "Analista de Dados",
                     *         "qtdCompetencias": 3,
                     *         "qtdTotal": 8,
                     *         "flConcluido": false,
                     *         "idRespostaStatusAtual": 1,
                     *         "nmStatus": "Iniciado",
                     *         "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *         "dtTermino": null,
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "urlLogoSistema": "/exemplos/logos/empresa-exemplo.svg",
                     *         "flPapel": "responder",
                     *         "idOrganogramaGestor": null,
                     *         "link": {
                     *           "precisaSenha": false,
                     *           "tipo": "desempenho",
                     *           "destino": "responder",
                     *           "idCliente": 1,
                     *           "nmEmpresa": "Empresa Exemplo"
                     *         },
                     *         "competencias": [
                     *           {
                     *             "idCompetencia": 3,
                     *             "cdCompetencia": "C03",
                     *             "nmCompetencia": "Trabalho em equipe",
                     *             "dsCompetencia": "Coopera, escuta e divide o que sabe."
                     *           }
                     *         ],
                     *         "respostas": [
                     *           {
                     *             "idCompetencia": 3,
                     *             "nrIndice": 9
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceLinkedResponse"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    markPerformanceViewed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 5120
                 *     }
                 */
                "application/json": components["schemas"]["PerformanceResponseRef"];
            };
        };
        responses: {
            /** @description Status after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "cdStatus": 3,
                     *         "nmStatus": "Visualizado"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceStatus"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    markPerformanceStarted: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "cdStatus": 1,
                     *         "nmStatus": "Iniciado"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceStatus"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    finishSelfAssessment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 5120,
                 *       "nrPerguntasRespondidas": 8
                 *     }
                 */
                "application/json": components["schemas"]["FinishSelfAssessmentRequest"];
            };
        };
        responses: {
            /** @description Status after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "cdStatus": 6,
                     *         "nmStatus": "Aguardando Avaliação do Gestor"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceStatus"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReviewStanding: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "idOrganogramaPessoa": 42,
                     *         "nmPessoa": "Bruno Lima",
                     *         "cdStatus": 6,
                     *         "nmStatus": "Aguardando Avaliação do Gestor",
                     *         "flEncerrado": false,
                     *         "tpVez": "gestores",
                     *         "podeResponder": false,
                     *         "podeAvaliar": true,
                     *         "flAvaliouTodas": false,
                     *         "competenciasPendentes": 0,
                     *         "podeVerRelatorio": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReviewStanding"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPerformanceReportHeader: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Header of the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "nmRazaoSocial": "Empresa Exemplo Ltda.",
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "urlLogoSistema": "/exemplos/logos/empresa-exemplo.svg",
                     *         "idCliente": 1,
                     *         "idOrganogramaPessoa": 42,
                     *         "nmPessoa": "Bruno Lima",
                     *         "nmCargo": "Analista de Dados",
                     *         "nmDepartamento": "Desenvolvimento",
                     *         "cdStatus": 7,
                     *         "nmStatus": "Aguardando Feedback do Gestor",
                     *         "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *         "dtAutoavaliacao": "2026-11-05T18:21:40.000Z",
                     *         "dtTermino": null,
                     *         "percentualAlinhamento": 84,
                     *         "flEncerrado": false,
                     *         "gestores": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "flAvaliou": true,
                     *             "flFeedbackPendente": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceReportHeader"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    countPerformanceCompetencies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdRecords": 8
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CompetencyCount"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPerformanceRequestsOfPerson: {
        parameters: {
            query: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idOrganogramaPessoa: components["schemas"]["Id"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idResposta": 5120,
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "cdStatus": 2,
                     *             "nmStatus": "Finalizado",
                     *             "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *             "dtAutoavaliacao": "2026-11-05T18:21:40.000Z",
                     *             "dtTermino": "2026-11-09T10:02:11.000Z",
                     *             "percentualAlinhamento": 84,
                     *             "flEncerrado": false
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceRequestList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLatestPerformanceResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceResponseRef"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPerformanceByEmployee: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description What the rows are put in order by, with a minus from the last to the first; without it as usual. `status` goes by the course of a response, `resposta` by the last answer, `espera` by how long the response has waited for whoever has the turn, the shortest first, `lembrete` by the last reminder of that. Whoever has none of it comes last, either way. */
                ordem?: "nome" | "-nome" | "cargo" | "-cargo" | "departamento" | "-departamento" | "status" | "-status" | "resposta" | "-resposta" | "espera" | "-espera" | "lembrete" | "-lembrete";
                /**
                 * @description Only this status; 0 for all.
                 * @example 0
                 */
                cdStatus?: 0 | 1 | 2 | 3 | 4 | 6 | 7;
                /** @description Only active people whose open response waits for them (`semResposta`) or for their managers (`comGestor`), the longest first. */
                recorte?: "semResposta" | "comGestor";
                /** @description Only people whose latest response waits for its self-assessment (`autoPendente`), has it (`autoFeita`), has all ratings of the managers (`gestorFeita`) or their feedback as well (`feedbackFeito`). */
                etapa?: components["parameters"]["AtStage"];
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people in this position; 0 for all. */
                idOrganogramaCargo?: components["parameters"]["InPosition"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
                /** @description Only people who are in this cycle; 0 for all. What is told of each, and asked for, is then of the cycle: their last request and result in it, or none. */
                idCiclo?: components["parameters"]["InCycle"];
                /** @description Only active people who answer to nobody: no manager is named for them, and nobody leads their department or one above it. */
                semGestor?: components["parameters"]["WithoutManager"];
                /** @description Only these people, at most 500; absent for all. An id that is nobody's of the company is passed over. */
                lstPessoas?: components["parameters"]["AmongPeople"];
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
                /** @description The first month that counts. */
                mesInicio?: components["parameters"]["FirstMonth"];
                /** @description The last month that counts. */
                mesFim?: components["parameters"]["LastMonth"];
                /**
                 * @description Only active people.
                 * @example true
                 */
                flFuncionariosAtivados?: components["parameters"]["OnlyActivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "flAtivo": true,
                     *             "idResposta": 5120,
                     *             "cdStatus": 7,
                     *             "nmStatus": "Aguardando Feedback do Gestor",
                     *             "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *             "dtUltimaResposta": "2026-11-08T09:14:02.000Z",
                     *             "percentualAlinhamento": 84,
                     *             "qtdAvaliacoes": 2,
                     *             "espera": {
                     *               "dtDesde": "2026-11-09T14:20:00.000Z",
                     *               "dtUltimoLembrete": "2026-11-12T12:00:00.000Z",
                     *               "lstGestores": [
                     *                 {
                     *                   "idOrganogramaPessoa": 7,
                     *                   "nmPessoa": "Carla Dias"
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceEmployeeList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createPerformanceRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 0,
                 *       "idOrganogramaPessoaAvaliada": 42,
                 *       "cdStatus": 4
                 *     }
                 */
                "application/json": components["schemas"]["CreatePerformanceRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 5120,
                     *       "msg": "5120"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createPerformanceRequestsForAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 0,
                 *       "cdStatus": 4
                 *     }
                 */
                "application/json": components["schemas"]["CreateRequestsForAll"];
            };
        };
        responses: {
            /** @description How many were sent and skipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviados": 38,
                     *         "qtdIgnorados": 22
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["MassSendResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPerformanceMassSendPreview: {
        parameters: {
            query?: {
                /** @description The people to tell of in `escolhidas`. An id that is nobody's of the company is passed over. */
                lstPessoas?: components["schemas"]["ChosenPeople"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviar": 38,
                     *         "qtdIgnorar": 22,
                     *         "qtdInativos": 2,
                     *         "qtdSemEmail": 1,
                     *         "qtdEmAberto": 19,
                     *         "qtdSemGestor": 7,
                     *         "semResultado": {
                     *           "qtdEnviar": 12,
                     *           "qtdIgnorar": 20,
                     *           "qtdInativos": 1,
                     *           "qtdSemEmail": 1,
                     *           "qtdEmAberto": 18,
                     *           "qtdSemGestor": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["MassSendPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLatestPerformanceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 6,
                     *       "msg": "Aguardando Avaliação do Gestor"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceStatusCodeOrNone"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resendPerformanceRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "IdPessoa": 42
                 *     }
                 */
                "application/json": components["schemas"]["ResendPerformanceRequest"];
            };
        };
        responses: {
            /** @description How many mails were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "qtdEnviados": 1
                     *       },
                     *       "msg": "Solicitação reenviada com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceResend"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPerformanceReminderPreview: {
        parameters: {
            query: {
                /**
                 * @description People whose self-assessment is waited for (`pessoas`), or managers whose ratings or feedback are (`gestores`).
                 * @example gestores
                 */
                aQuem: "pessoas" | "gestores";
                /** @description Only requests of these people, at most 500; absent for those of everybody. An id that is nobody's of the company is passed over. */
                lstPessoas?: components["parameters"]["ChosenPeople"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description Only people whose latest response has this status; 0 for all. */
                cdStatus?: 0 | 1 | 2 | 3 | 4 | 6 | 7;
                /** @description Only people whose open response waits for them (`semResposta`) or for their managers (`comGestor`). */
                recorte?: "semResposta" | "comGestor";
                /** @description Only people whose latest response waits for its self-assessment (`autoPendente`), has it (`autoFeita`), has all ratings of the managers (`gestorFeita`) or their feedback as well (`feedbackFeito`). */
                etapa?: components["parameters"]["AtStage"];
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people in this position; 0 for all. */
                idOrganogramaCargo?: components["parameters"]["InPosition"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
                /** @description Only people who are in this cycle; 0 for all. What is told of each, and asked for, is then of the cycle: their last request and result in it, or none. */
                idCiclo?: components["parameters"]["InCycle"];
                /** @description Only active people who answer to nobody: no manager is named for them, and nobody leads their department or one above it. */
                semGestor?: components["parameters"]["WithoutManager"];
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
                /** @description The first month that counts. */
                mesInicio?: components["parameters"]["FirstMonth"];
                /** @description The last month that counts. */
                mesFim?: components["parameters"]["LastMonth"];
                /**
                 * @description Only active people.
                 * @example true
                 */
                flFuncionariosAtivados?: components["parameters"]["OnlyActivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdLembrar": 35,
                     *         "qtdSemEmail": 1,
                     *         "qtdRecentes": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReminderPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    remindPerformancePeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "aQuem": "gestores"
                 *     }
                 */
                "application/json": components["schemas"]["RemindPerformancePeople"];
            };
        };
        responses: {
            /** @description The two counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdLembrados": 35,
                     *         "qtdIgnorados": 5
                     *       },
                     *       "msg": "Lembretes enviados."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReminderResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createPerformanceHandedLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 812
                 *     }
                 */
                "application/json": components["schemas"]["HandLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "hash": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E",
                     *         "dtValidade": "2026-12-01T12:00:00.000Z",
                     *         "nmPessoa": "Ana Souza",
                     *         "nrTelefone": "11912345678",
                     *         "flAvisada": false
                     *       },
                     *       "msg": "Link criado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["HandedLink"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    closePerformanceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 5120
                 *     }
                 */
                "application/json": components["schemas"]["CloseRequest"];
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idResposta": 5120,
                     *         "flEncerrado": true,
                     *         "cdStatus": 2
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ClosedPerformanceRequest"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getAlignmentOfPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idOrganogramaPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The percent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 84
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["AlignmentPercent"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCompetencyScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record.
                 * @example 90311
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCompetencia": 3,
                     *             "nmCompetencia": "Trabalho em equipe",
                     *             "notaFunc": 9,
                     *             "notaGestor": 4
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CompetencyScorePair"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listManagerAnswers: {
        parameters: {
            query: {
                /**
                 * @description The person.
                 * @example 42
                 */
                idOrganogramaPessoa: components["schemas"]["Id"];
                /**
                 * @description The manager.
                 * @example 7
                 */
                idOrganogramaGestor: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idResposta": 5120,
                     *             "idRespostaOpcao": 40977,
                     *             "idRespostaOpcaoGestor": 90311,
                     *             "idCompetencia": 3,
                     *             "nmCompetencia": "Trabalho em equipe",
                     *             "nrIndice": 4,
                     *             "dsFeedback": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ManagerAnswerList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSelfAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCompetencia": 3,
                     *             "nrIndice": 9
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["SelfAnswerList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveSelfAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idResposta": 5120,
                 *       "idCompetencia": 3,
                 *       "nrIndice": 9
                 *     }
                 */
                "application/json": components["schemas"]["SaveSelfAnswerRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdCompetencias": 4,
                     *         "qtdTotal": 8
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceProgress"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSelfScores: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idCompetencia": 3,
                     *           "cdCompetencia": "C03",
                     *           "nmCompetencia": "Trabalho em equipe",
                     *           "dsCompetencia": "Coopera, escuta e divide o que sabe.",
                     *           "nrIndice": 9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CompetencyScore"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listResponseCompetencies: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idRespostaOpcao": 40977,
                     *           "idCompetencia": 3,
                     *           "cdCompetencia": "C03",
                     *           "nmCompetencia": "Trabalho em equipe",
                     *           "dsCompetencia": "Coopera, escuta e divide o que sabe."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ResponseCompetency"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveManagerAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idRespostaOpcao": 40977,
                 *       "idCompetencia": 3,
                 *       "idOrganogramaGestor": 7,
                 *       "nrIndice": 4
                 *     }
                 */
                "application/json": components["schemas"]["SaveManagerAnswerRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idRespostaOpcaoGestor": 90311,
                     *         "qtdCompetencias": 4,
                     *         "qtdTotal": 8,
                     *         "cdStatus": 6,
                     *         "nmStatus": "Aguardando Avaliação do Gestor"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ManagerProgress"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listManagerScores: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
                /**
                 * @description Only this manager; 0 for all.
                 * @example 7
                 */
                idGestor?: components["schemas"]["IdOrZero"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCompetencia": 3,
                     *             "cdCompetencia": "C03",
                     *             "nmCompetencia": "Trabalho em equipe",
                     *             "idOrganogramaGestor": 7,
                     *             "nmGestor": "Ana Souza",
                     *             "notaFunc": 9,
                     *             "notaGestor": 4,
                     *             "haDiferenca": 1
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ManagerScoreList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listOwnManagerScores: {
        parameters: {
            query: {
                /**
                 * @description The manager; must agree with the credential.
                 * @example 7
                 */
                idGestor: components["schemas"]["Id"];
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idRespostaOpcaoGestor": 90311,
                     *           "idCompetencia": 3,
                     *           "cdCompetencia": "C03",
                     *           "nmCompetencia": "Trabalho em equipe",
                     *           "nrIndice": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OwnManagerScore"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDisagreements: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
                /**
                 * @description The manager; must agree with the credential.
                 * @example 7
                 */
                idGestor: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idCompetencia": 3,
                     *           "nmCompetencia": "Trabalho em equipe",
                     *           "idRespostaOpcaoGestor": 90311,
                     *           "idOrganogramaPessoaGestor": 7,
                     *           "precisaFeedback": true,
                     *           "notaFunc": 9,
                     *           "notaGestor": 4,
                     *           "mediaGestores": 4.5,
                     *           "dsFeedback": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Disagreement"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listFeedback: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
                /**
                 * @description The competency.
                 * @example 3
                 */
                idCompetencia: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaGestor": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "dsFeedback": "Nas entregas conjuntas, combine antes quem faz o quê.",
                     *             "dtFeedback": "2026-11-08T09:14:02.000Z"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["FeedbackList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveManagerFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idRespostaOpcaoGestor": 90311,
                 *       "idCompetencia": 3,
                 *       "idOrganogramaPessoaGestor": 7,
                 *       "dsFeedback": "Nas entregas conjuntas, combine antes quem faz o quê."
                 *     }
                 */
                "application/json": components["schemas"]["SaveManagerFeedbackRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idRespostaOpcaoGestor": 90311,
                     *         "competenciasPendentes": 0,
                     *         "cdStatus": 2,
                     *         "nmStatus": "Finalizado"
                     *       },
                     *       "msg": "Feedback enviado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["FeedbackProgress"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCompetencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idCompetencia": 3,
                     *           "cdCompetencia": "C03",
                     *           "nmCompetencia": "Trabalho em equipe",
                     *           "dsCompetencia": "Coopera, escuta e divide o que sabe.",
                     *           "flAtiva": true,
                     *           "qtdCargos": 5
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["KeptCompetency"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveCompetency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCompetencia": 0,
                 *       "cdCompetencia": "C09",
                 *       "nmCompetencia": "Negociação",
                 *       "dsCompetencia": "Busca acordos bons para os dois lados."
                 *     }
                 */
                "application/json": components["schemas"]["SaveCompetencyRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 8,
                     *       "msg": "8"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    orderCompetencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idsCompetencias": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderCompetenciesRequest"];
            };
        };
        responses: {
            /** @description In order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setCompetencyActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCompetencia": 3,
                 *       "flAtiva": false
                 *     }
                 */
                "application/json": components["schemas"]["SetCompetencyActivityRequest"];
            };
        };
        responses: {
            /** @description Retired or back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPerformanceCompetencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCompetencia": 3,
                     *             "cdCompetencia": "C03",
                     *             "nmCompetencia": "Trabalho em equipe",
                     *             "dsCompetencia": "Coopera, escuta e divide o que sabe."
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PerformanceCompetencyList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getManager: {
        parameters: {
            query: {
                /**
                 * @description The manager.
                 * @example 7
                 */
                idOrganogramaGestor: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 7,
                     *         "idCliente": 1,
                     *         "nmPessoa": "Ana Souza",
                     *         "nmCargo": "Gerência de Área",
                     *         "urlFoto": null,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "urlLogoSistema": "/exemplos/logos/empresa-exemplo.svg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Manager"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getManagerByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 7,
                     *         "idCliente": 1,
                     *         "nmPessoa": "Ana Souza",
                     *         "nmCargo": "Gerência de Área",
                     *         "urlFoto": null,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "urlLogoSistema": "/exemplos/logos/empresa-exemplo.svg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Manager"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPersonName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record.
                 * @example 42
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nmPessoa": "Bruno Lima",
                     *         "dsEmail": "bruno.lima@empresa.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PersonName"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listReportsOfManager: {
        parameters: {
            query?: {
                /**
                 * @description The manager.
                 * @example 7
                 */
                idOrganogramaGestor?: components["schemas"]["Id"];
                /**
                 * @description Immediate reports; false walks the whole subtree.
                 * @example true
                 */
                somenteImediatos?: boolean;
                /**
                 * @description Only active people.
                 * @example true
                 */
                flFuncionariosAtivados?: boolean;
                /**
                 * @description Only this status; 0 for all.
                 * @example 0
                 */
                cdStatus?: 0 | 1 | 2 | 3 | 4 | 6 | 7;
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
                /**
                 * @description The company.
                 * @example 1
                 */
                idCliente?: components["schemas"]["Id"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmCargo": "Analista de Dados",
                     *             "urlFoto": null,
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "idResposta": 5120,
                     *             "cdStatus": 6,
                     *             "nmStatus": "Aguardando Avaliação do Gestor",
                     *             "flAvaliouTodas": false,
                     *             "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *             "dtTermino": null,
                     *             "percentualAlinhamento": -1,
                     *             "podeAvaliar": true,
                     *             "precisaFeedback": false,
                     *             "competenciasPendentes": 0,
                     *             "podeVerRelatorio": false
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ManagerReportList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createSessionLink: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["LinkHash"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTeamCompetencies: {
        parameters: {
            query?: {
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCompetencia": 5,
                     *             "nmCompetencia": "Comunicação",
                     *             "mediaAuto": 8.3,
                     *             "mediaGestor": 6,
                     *             "diferenca": 2.3,
                     *             "qtdPessoas": 3
                     *           }
                     *         ],
                     *         "qtdPessoas": 6,
                     *         "qtdComResultado": 3,
                     *         "qtdOcultas": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TeamCompetencies"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listAgreements: {
        parameters: {
            query: {
                /**
                 * @description The response.
                 * @example 5120
                 */
                idResposta: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCombinado": 31,
                     *             "idResposta": 5120,
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmGestor": "Ana Souza",
                     *             "dsObjetivo": "Apresentar resultados com segurança",
                     *             "dsAcao": "Apresentar os números no encontro do mês, com ensaio na véspera.",
                     *             "tpResponsavel": "pessoa",
                     *             "dtPrazo": "2027-02-26",
                     *             "idCompetencia": 3,
                     *             "nmCompetencia": "Comunicação",
                     *             "tpSituacao": "aguardando",
                     *             "tpAguarda": "gestor",
                     *             "tpMeuLado": "gestor",
                     *             "dtEncerramento": null,
                     *             "nrVersao": 1,
                     *             "podeAlterar": true,
                     *             "podeConfirmar": true,
                     *             "podeEncerrar": false,
                     *             "podeReabrir": false,
                     *             "podeExcluir": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1,
                     *         "podeEscrever": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["AgreementList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listOwnAgreements: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agreements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCombinado": 31,
                     *             "idResposta": 5120,
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmGestor": "Ana Souza",
                     *             "dsObjetivo": "Apresentar resultados com segurança",
                     *             "dsAcao": "Apresentar os números no encontro do mês, com ensaio na véspera.",
                     *             "tpResponsavel": "pessoa",
                     *             "dtPrazo": "2027-02-26",
                     *             "idCompetencia": 3,
                     *             "nmCompetencia": "Comunicação",
                     *             "tpSituacao": "aguardando",
                     *             "tpAguarda": "gestor",
                     *             "tpMeuLado": "gestor",
                     *             "dtEncerramento": null,
                     *             "nrVersao": 1,
                     *             "podeAlterar": true,
                     *             "podeConfirmar": true,
                     *             "podeEncerrar": false,
                     *             "podeReabrir": false,
                     *             "podeExcluir": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OwnAgreementList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveAgreement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCombinado": 0,
                 *       "idResposta": 5120,
                 *       "dsObjetivo": "Apresentar resultados com segurança",
                 *       "dsAcao": "Apresentar os números no encontro do mês, com ensaio na véspera.",
                 *       "tpResponsavel": "pessoa",
                 *       "dtPrazo": "2027-02-26",
                 *       "idCompetencia": 3
                 *     }
                 */
                "application/json": components["schemas"]["SaveAgreementRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 31,
                     *       "msg": "31"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCombinado": 31,
                 *       "nrVersao": 1
                 *     }
                 */
                "application/json": components["schemas"]["AgreementRef"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Combinado confirmado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setAgreementOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCombinado": 31,
                 *       "nrVersao": 1,
                 *       "tpSituacao": "cumprido"
                 *     }
                 */
                "application/json": components["schemas"]["SetAgreementOutcomeRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Combinado cumprido."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCombinado": 31,
                 *       "nrVersao": 1
                 *     }
                 */
                "application/json": components["schemas"]["AgreementRef"];
            };
        };
        responses: {
            /** @description Taken away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Combinado excluído."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveOwnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "foto": "/9j/4AAQSkZJRgABAQEASABIAAD"
                 *     }
                 */
                "application/json": components["schemas"]["SaveOwnPhotoRequest"];
            };
        };
        responses: {
            /** @description The new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "urlFoto": "/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OwnPhoto"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeOwnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "urlFoto": null
                     *       },
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OwnPhoto"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "dtGeracao": "2026-11-20T12:00:00.000Z",
                     *         "pessoa": {
                     *           "idOrganogramaPessoa": 42,
                     *           "nmPessoa": "Bruno Lima",
                     *           "cdPessoaCliente": "001204",
                     *           "dsEmail": "bruno.lima@empresa.example",
                     *           "nrTelefone": "11912345678",
                     *           "tpSexo": "M",
                     *           "dtNascimento": "1990-05-14",
                     *           "dtAdmissao": "2024-03-04",
                     *           "nmCargo": "Analista de Dados",
                     *           "nmDepartamento": "Desenvolvimento",
                     *           "nmSenioridade": "Pleno",
                     *           "urlFoto": null,
                     *           "flAtivo": true,
                     *           "flTemSenha": true,
                     *           "dtCadastro": "2026-01-05T12:00:00.000Z",
                     *           "nmCliente": "Empresa Exemplo"
                     *         },
                     *         "usuario": null,
                     *         "gestores": [
                     *           {
                     *             "nmPessoa": "Ana Souza"
                     *           }
                     *         ],
                     *         "avaliacoesComportamentais": [],
                     *         "avaliacoesDesempenho": [],
                     *         "avaliacoesComoGestor": [],
                     *         "links": [],
                     *         "sessoes": [],
                     *         "emails": [],
                     *         "notificacoes": [],
                     *         "treinamentos": [
                     *           {
                     *             "idTreinamento": 3,
                     *             "nmTreinamento": "Boas-vindas",
                     *             "nmSituacao": "Concluído",
                     *             "dtEnvio": "2026-11-10T12:00:00.000Z",
                     *             "dtUltimaVisualizacao": "2026-11-12T12:00:00.000Z",
                     *             "videos": [
                     *               {
                     *                 "nmRecurso": "A empresa",
                     *                 "flConclusaoManual": false,
                     *                 "dtConclusao": "2026-11-12T12:00:00.000Z",
                     *                 "nrTempoVideo": 150,
                     *                 "trechos": [
                     *                   [
                     *                     0,
                     *                     150
                     *                   ]
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "jogos": [
                     *           {
                     *             "idJogo": 5,
                     *             "nmJogo": "Como foi a integração?",
                     *             "flAnonimo": false,
                     *             "dtEnvio": "2026-11-20T12:00:00.000Z",
                     *             "dtConclusao": "2026-11-21",
                     *             "qtdRespondidas": 1,
                     *             "respostas": [
                     *               {
                     *                 "dsPergunta": "Qual benefício deve ser o próximo?",
                     *                 "dsResposta": "Academia",
                     *                 "dtResposta": "2026-11-21T12:00:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "ciclos": [
                     *           {
                     *             "idCiclo": 7,
                     *             "nmCiclo": "Desempenho 2026",
                     *             "dtInclusao": "2026-12-01T12:00:00.000Z",
                     *             "dtPrazo": "2026-12-18"
                     *           }
                     *         ],
                     *         "combinados": [
                     *           {
                     *             "idResposta": 5120,
                     *             "nmPessoa": "Bruno Lima",
                     *             "tpLado": "pessoa",
                     *             "dsObjetivo": "Apresentar resultados com segurança",
                     *             "dsAcao": "Apresentar os números no encontro do mês, com ensaio na véspera.",
                     *             "tpResponsavel": "pessoa",
                     *             "dtPrazo": "2027-02-26",
                     *             "tpSituacao": "combinado",
                     *             "dtCriacao": "2026-11-20T12:00:00.000Z",
                     *             "dtEncerramento": null
                     *           }
                     *         ],
                     *         "certificados": [
                     *           {
                     *             "nmTreinamento": "Boas-vindas",
                     *             "nmPessoa": "Ana Souza",
                     *             "nrVersao": 1,
                     *             "dsCodigo": "7KQ2-M9XD-4TFA",
                     *             "dtEmissao": "2026-11-12T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "registros": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PersonalData"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listReportAccesses: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The openings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "dtAcesso": "2026-11-18T13:20:00.000Z",
                     *             "nmQuem": "Renata Alves",
                     *             "tpQuem": "rh",
                     *             "tpRelatorio": "comportamental",
                     *             "idResposta": 812,
                     *             "dtEnvio": "2026-11-03T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReportAccessList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, by section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "comportamental": {
                     *           "solicitacoes": {
                     *             "rows": [
                     *               {
                     *                 "idResposta": 812,
                     *                 "idOrganogramaPessoa": 42,
                     *                 "nmPessoa": "Bruno Lima",
                     *                 "urlFoto": null,
                     *                 "cdStatus": 4,
                     *                 "nmStatus": "Aguardando Resposta",
                     *                 "dtEnvio": "2026-10-02T12:00:00.000Z",
                     *                 "qtdDias": 52
                     *               }
                     *             ],
                     *             "qtdRecords": 1,
                     *             "qtdAte7Dias": 0,
                     *             "qtdDe8A30Dias": 0,
                     *             "qtdMaisDe30Dias": 1
                     *           },
                     *           "emailsNaoEntregues": {
                     *             "rows": [
                     *               {
                     *                 "idResposta": 812,
                     *                 "idOrganogramaPessoa": 42,
                     *                 "nmPessoa": "Bruno Lima",
                     *                 "nmDestinatario": "Bruno Lima",
                     *                 "dsEmail": "bruno.lima@empresa.example",
                     *                 "dtEnvio": "2026-10-02T12:00:00.000Z",
                     *                 "qtdDias": 52
                     *               }
                     *             ],
                     *             "qtdRecords": 1
                     *           },
                     *           "qtdSemResultado": 12
                     *         },
                     *         "primeirosPassos": [
                     *           {
                     *             "dsPasso": "dados",
                     *             "flConcluido": true
                     *           },
                     *           {
                     *             "dsPasso": "pessoas",
                     *             "flConcluido": true
                     *           },
                     *           {
                     *             "dsPasso": "competencias",
                     *             "flConcluido": false
                     *           },
                     *           {
                     *             "dsPasso": "avaliacao",
                     *             "flConcluido": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["WaitingForStaff"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["DashboardDepartment"];
                /** @description Only people of this position; 0 for all. */
                idOrganogramaCargo?: components["parameters"]["DashboardPosition"];
                /** @description The first month that counts. */
                mesInicio?: components["parameters"]["FirstMonth"];
                /** @description The last month that counts. */
                mesFim?: components["parameters"]["LastMonth"];
                /** @description Only results of this cycle, of each person the last; 0 for all. A cycle takes the place of months. */
                idCiclo?: components["parameters"]["OfCycle"];
                /** @description The cards to read, all of them unless told. */
                cartoes?: components["schemas"]["DashboardCard"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "filtros": {
                     *           "nmDepartamento": "Comercial",
                     *           "nmCargo": null,
                     *           "nmCiclo": null,
                     *           "idTipoCiclo": null,
                     *           "mesPrimeiro": "2026-01"
                     *         },
                     *         "comportamental": {
                     *           "qtdAtivos": 60,
                     *           "qtdAvaliados": 40,
                     *           "qtdNaoAvaliados": 20,
                     *           "prcCobertura": 67,
                     *           "perfis": [
                     *             {
                     *               "nmPerfil": "Dominante",
                     *               "qtdPessoas": 16,
                     *               "prcPerfil": 40
                     *             },
                     *             {
                     *               "nmPerfil": "Influente",
                     *               "qtdPessoas": 10,
                     *               "prcPerfil": 25
                     *             },
                     *             {
                     *               "nmPerfil": "Estável",
                     *               "qtdPessoas": 8,
                     *               "prcPerfil": 20
                     *             },
                     *             {
                     *               "nmPerfil": "Conforme",
                     *               "qtdPessoas": 6,
                     *               "prcPerfil": 15
                     *             }
                     *           ],
                     *           "perfisMaisPresentes": [
                     *             "Dominante"
                     *           ],
                     *           "prcDiversidade": 75,
                     *           "flOculto": false
                     *         },
                     *         "departamentos": {
                     *           "rows": [
                     *             {
                     *               "idOrganogramaNo": 3,
                     *               "nmDepartamento": "Comercial",
                     *               "qtdFuncionarios": 60,
                     *               "children": [
                     *                 {
                     *                   "idOrganogramaNo": 4,
                     *                   "nmDepartamento": "Vendas",
                     *                   "qtdFuncionarios": 45,
                     *                   "children": []
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "qtdDepartamentos": 2,
                     *           "qtdFuncionarios": 60,
                     *           "mediaPorDepartamento": 30,
                     *           "qtdSemDepartamento": 0
                     *         },
                     *         "cargos": {
                     *           "rows": [
                     *             {
                     *               "idOrganogramaCargo": 8,
                     *               "nmCargo": "Analista",
                     *               "qtdPessoas": 34
                     *             },
                     *             {
                     *               "idOrganogramaCargo": 9,
                     *               "nmCargo": "Coordenação",
                     *               "qtdPessoas": 20
                     *             }
                     *           ],
                     *           "qtdCargos": 2,
                     *           "qtdFuncionarios": 60,
                     *           "qtdSemCargo": 6,
                     *           "maiorCargo": {
                     *             "idOrganogramaCargo": 8,
                     *             "nmCargo": "Analista",
                     *             "qtdPessoas": 34
                     *           }
                     *         },
                     *         "avaliacoes": {
                     *           "qtdEnviadas": 50,
                     *           "qtdRespondidas": 40,
                     *           "qtdAvaliadas": 30,
                     *           "qtdFinalizadas": 25,
                     *           "prcConclusao": 50,
                     *           "prcAuto": 80,
                     *           "prcGestor": 60,
                     *           "prcFeedback": 50,
                     *           "pendentes": {
                     *             "qtdTotal": 25,
                     *             "qtdAuto": 10,
                     *             "qtdGestor": 10,
                     *             "qtdFeedback": 5
                     *           },
                     *           "qtdCadastrados": 64,
                     *           "qtdAtivos": 60,
                     *           "qtdInativos": 4
                     *         },
                     *         "competencias": {
                     *           "rows": [
                     *             {
                     *               "idCompetencia": 5,
                     *               "nmCompetencia": "Comunicação",
                     *               "mediaAuto": 7.4,
                     *               "mediaGestor": 6.9,
                     *               "diferenca": 0.5,
                     *               "percentualAlinhado": 84,
                     *               "qtdComparadas": 25
                     *             }
                     *           ],
                     *           "melhorAlinhada": {
                     *             "idCompetencia": 5,
                     *             "nmCompetencia": "Comunicação"
                     *           },
                     *           "maiorDiferenca": {
                     *             "idCompetencia": 5,
                     *             "nmCompetencia": "Comunicação"
                     *           },
                     *           "mediaGeral": 6.9,
                     *           "prcAlinhamento": 84,
                     *           "qtdCriticas": 0,
                     *           "qtdPessoas": 25,
                     *           "qtdOcultas": 0,
                     *           "flOculto": false
                     *         },
                     *         "treinamentos": {
                     *           "qtdCadastrados": 4,
                     *           "qtdAtivos": 3,
                     *           "qtdInativos": 1
                     *         },
                     *         "recomendacao": "Priorizar",
                     *         "falhas": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Dashboard"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDashboardCycles: {
        parameters: {
            query?: {
                /** @description One cycle; 0 for all. */
                idCiclo?: components["schemas"]["IdOrZero"];
                /** @description Only cycles of this kind. */
                idTipoCiclo?: components["schemas"]["CycleKind"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cycles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCiclo": 7,
                     *             "nmCiclo": "Desempenho 2026",
                     *             "idTipoCiclo": 2
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DashboardCycleList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDashboardTrainings: {
        parameters: {
            query?: {
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["DashboardDepartment"];
                /** @description Only people of this position; 0 for all. */
                idOrganogramaCargo?: components["parameters"]["DashboardPosition"];
                /** @description The first month that counts. */
                mesInicio?: components["parameters"]["FirstMonth"];
                /** @description The last month that counts. */
                mesFim?: components["parameters"]["LastMonth"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trainings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idTreinamento": 4,
                     *             "nmTreinamento": "Boas-vindas",
                     *             "qtdRecursos": 3,
                     *             "qtdEnviados": 40,
                     *             "qtdNaoVisualizados": 10,
                     *             "qtdEmAndamento": 12,
                     *             "qtdConcluidos": 18,
                     *             "taxaConclusao": 45
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingProgressList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscProfileShares: {
        parameters: {
            query?: {
                /** @description Only results of this cycle, of each person the last; 0 for all. A cycle takes the place of months. */
                idCiclo?: components["parameters"]["OfCycle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "nmPerfil": "Dominante",
                     *           "qtdResultados": 16,
                     *           "prcPerfil": 40
                     *         },
                     *         {
                     *           "nmPerfil": "Influente",
                     *           "qtdResultados": 10,
                     *           "prcPerfil": 25
                     *         },
                     *         {
                     *           "nmPerfil": "Estável",
                     *           "qtdResultados": 8,
                     *           "prcPerfil": 20
                     *         },
                     *         {
                     *           "nmPerfil": "Conforme",
                     *           "qtdResultados": 6,
                     *           "prcPerfil": 15
                     *         },
                     *         {
                     *           "nmPerfil": "Não avaliados",
                     *           "qtdResultados": 20,
                     *           "prcPerfil": 33
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DiscProfileShare"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCompetencyAverages: {
        parameters: {
            query?: {
                /** @description Only results of this cycle, of each person the last; 0 for all. A cycle takes the place of months. */
                idCiclo?: components["parameters"]["OfCycle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCompetencia": 5,
                     *             "mediaNotaFunc": 7.4,
                     *             "mediaNotaGestor": 6.9,
                     *             "percentualAlinhado": 84
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CompetencyAverageList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDepartmentHeadcounts: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaNo": 3,
                     *             "nmDepartamento": "Comercial",
                     *             "qtdFuncionarios": 60,
                     *             "children": [
                     *               {
                     *                 "idOrganogramaNo": 4,
                     *                 "nmDepartamento": "Vendas",
                     *                 "qtdFuncionarios": 45,
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "qtdRecords": 2,
                     *         "qtdFuncionariosTotal": 64
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DepartmentHeadcountTree"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPositionHeadcounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaCargo": 8,
                     *             "nmCargo": "Analista",
                     *             "qtdPessoas": 34
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PositionHeadcountList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTrainingProgress: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trainings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idTreinamento": 4,
                     *             "nmTreinamento": "Boas-vindas",
                     *             "qtdRecursos": 3,
                     *             "qtdEnviados": 40,
                     *             "qtdNaoVisualizados": 10,
                     *             "qtdEmAndamento": 12,
                     *             "qtdConcluidos": 18,
                     *             "taxaConclusao": 45
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingProgressList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOrganizationChart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments at the top. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 5,
                     *           "title": "Ana Souza",
                     *           "cargo": "Gerência de Área",
                     *           "departamento": "Tecnologia",
                     *           "urlFoto": null,
                     *           "qtdGestores": 2,
                     *           "qtdFuncionarios": 6,
                     *           "qtdFuncionariosTotal": 9,
                     *           "nrVersao": 1,
                     *           "children": [
                     *             {
                     *               "id": 9,
                     *               "title": "Dados",
                     *               "cargo": null,
                     *               "departamento": "Dados",
                     *               "urlFoto": null,
                     *               "qtdGestores": 0,
                     *               "qtdFuncionarios": 3,
                     *               "qtdFuncionariosTotal": 3,
                     *               "nrVersao": 2,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OrganizationNode"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    searchOrganization: {
        parameters: {
            query?: {
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "tpResultado": "pessoa",
                     *             "idOrganogramaNo": 9,
                     *             "nmDepartamento": "Dados",
                     *             "nmDepartamentoSuperior": "Tecnologia",
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "urlFoto": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OrganizationMatchList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLastOrganizationChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change, when it can be undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idAlteracao": 31,
                     *         "dsAlteracao": "Departamento Dados movido para Tecnologia",
                     *         "dtAlteracao": "2026-11-20T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["OrganizationChange"] | null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undoOrganizationChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idAlteracao": 31
                 *     }
                 */
                "application/json": components["schemas"]["UndoOrganizationChangeRequest"];
            };
        };
        responses: {
            /** @description Undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Alteração desfeita."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDepartmentChoices: {
        parameters: {
            query?: {
                /** @description One department; 0 for all. */
                idOrganogramaNo?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaNo": 5,
                     *             "nmDepartamento": "Tecnologia"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DepartmentChoiceList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The department. */
                idOrganogramaNo: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaNo": 5,
                     *         "nmDepartamento": "Tecnologia",
                     *         "idOrganogramaNoSuperior": 1,
                     *         "nmDepartamentoSuperior": "Diretoria",
                     *         "nrVersao": 1,
                     *         "gestores": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Gerência de Área",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "filhos": [
                     *           {
                     *             "idOrganogramaNo": 9,
                     *             "nmDepartamento": "Dados",
                     *             "qtdFilhos": 0,
                     *             "qtdFuncionarios": 3,
                     *             "qtdFuncionariosTotal": 3
                     *           }
                     *         ],
                     *         "qtdFuncionarios": 6,
                     *         "qtdFuncionariosTotal": 9,
                     *         "qtdInativos": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Department"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaNo": 0,
                 *       "idOrganogramaNoSuperior": 5,
                 *       "nmDepartamento": "Dados"
                 *     }
                 */
                "application/json": components["schemas"]["SaveDepartmentRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 9,
                     *       "msg": "9"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    insertDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaNo": 9,
                 *       "nmDepartamento": "Informação"
                 *     }
                 */
                "application/json": components["schemas"]["InsertDepartmentRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 12,
                     *       "msg": "12"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteDepartment: {
        parameters: {
            query: {
                /** @description The department. */
                idOrganogramaNo: components["schemas"]["Id"];
                /**
                 * @description Where the departments below go; 0 for the top.
                 * @example 1
                 */
                idOrganogramaNoDestinoFilhos?: components["schemas"]["IdOrZero"];
                /**
                 * @description Where its people go; 0 for no department.
                 * @example 1
                 */
                idOrganogramaNoDestinoPessoas?: components["schemas"]["IdOrZero"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Departamento excluído com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveDepartmentManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaNo": 5,
                 *       "idsGestores": [
                 *         7,
                 *         42
                 *       ],
                 *       "nrVersao": 1
                 *     }
                 */
                "application/json": components["schemas"]["SaveDepartmentManagersRequest"];
            };
        };
        responses: {
            /** @description Named. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDepartmentPeople: {
        parameters: {
            query: {
                /** @description The department. */
                idOrganogramaNo: components["schemas"]["Id"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmCargo": "Analista de Dados",
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "nrTelefone": "11912345678",
                     *             "tpSexo": "M",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DepartmentPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPeopleWithoutDepartment: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "nmCargo": "Analista de Dados",
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "nrTelefone": "11912345678",
                     *             "tpSexo": "M",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DepartmentPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addPersonToDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42,
                 *       "idOrganogramaNo": 9
                 *     }
                 */
                "application/json": components["schemas"]["AddPersonToDepartmentRequest"];
            };
        };
        responses: {
            /** @description In the department. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Adicionado com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removePersonFromDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42
                 *     }
                 */
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Without a department. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPositions: {
        parameters: {
            query?: {
                /** @description One position; 0 for all. */
                idOrganogramaCargo?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description What the rows are put in order by, with a minus from the last to the first; without it as usual. */
                ordem?: "nome" | "-nome" | "senioridade" | "-senioridade" | "funcionarios" | "-funcionarios";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaCargo": 8,
                     *             "nmCargo": "Analista de Dados",
                     *             "dsDescricao": "Transforma dados em decisões.",
                     *             "dsAtividades": "Modela dados e escreve relatórios.",
                     *             "vlPisoSalarial": 650000,
                     *             "idSenioridade": 3,
                     *             "nmSenioridade": "Pleno",
                     *             "qtdFuncionarios": 4,
                     *             "nrVersao": 1
                     *           }
                     *         ],
                     *         "qtdRecords": 1,
                     *         "qtdCargosTotal": 14,
                     *         "qtdFuncionariosTotal": 48,
                     *         "qtdDepartamentosTotal": 15
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PositionList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPositionChoices: {
        parameters: {
            query?: {
                /** @description One position; 0 for all. */
                idOrganogramaCargo?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaCargo": 8,
                     *             "nmCargo": "Analista de Dados"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PositionChoiceList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    savePosition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaCargo": 0,
                 *       "nmCargo": "Analista de Dados",
                 *       "dsDescricao": "Transforma dados em decisões.",
                 *       "dsAtividades": "Modela dados e escreve relatórios.",
                 *       "vlPisoSalarial": 650000,
                 *       "idSenioridade": 3
                 *     }
                 */
                "application/json": components["schemas"]["SavePositionRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 8,
                     *       "msg": "8"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deletePosition: {
        parameters: {
            query: {
                /** @description The position. */
                idOrganogramaCargo: components["schemas"]["Id"];
                /**
                 * @description Where its people go.
                 * @example 9
                 */
                idOrganogramaCargoDestino?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPositionCompetencies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The position. */
                idOrganogramaCargo: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idCompetencia": 3,
                     *           "idOrganogramaCargo": 8,
                     *           "nmCompetencia": "Trabalho em equipe",
                     *           "isPost": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PositionCompetency"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setPositionCompetency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCompetencia": 3,
                 *       "idOrganogramaCargo": 8,
                 *       "isPost": true
                 *     }
                 */
                "application/json": components["schemas"]["SetPositionCompetencyRequest"];
            };
        };
        responses: {
            /** @description Selected or deselected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSeniorities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seniorities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idSenioridade": 3,
                     *           "nmSenioridade": "Pleno",
                     *           "qtdCargos": 9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Seniority"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveSeniority: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idSenioridade": 0,
                 *       "nmSenioridade": "Trainee"
                 *     }
                 */
                "application/json": components["schemas"]["SaveSeniorityRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 8,
                     *       "msg": "8"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    orderSeniorities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idsSenioridades": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderSenioritiesRequest"];
            };
        };
        responses: {
            /** @description In order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteSeniority: {
        parameters: {
            query: {
                /** @description The seniority. */
                idSenioridade: components["schemas"]["Id"];
                /**
                 * @description What its positions get.
                 * @example 4
                 */
                idSenioridadeDestino?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPeopleInPosition: {
        parameters: {
            query: {
                /** @description The position. */
                idOrganogramaCargo: components["schemas"]["Id"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "nrTelefone": "11912345678",
                     *             "tpSexo": "M",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PositionPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPeopleWithoutPosition: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "nrTelefone": "11912345678",
                     *             "tpSexo": "M",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PositionPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addPersonToPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42,
                 *       "idOrganogramaCargo": 8
                 *     }
                 */
                "application/json": components["schemas"]["AddPersonToPositionRequest"];
            };
        };
        responses: {
            /** @description In the position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Adicionado com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removePersonFromPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42
                 *     }
                 */
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Without a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /**
                 * @description One person; 0 for all.
                 * @example 0
                 */
                idOrganogramaPessoa?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description What the rows are put in order by, with a minus from the last to the first; without it as usual. `atividade` has active people first, `perfil` goes by its name, `status` by the course of a request, `resposta` by the day of the result, `espera` by how long the open request has waited, the shortest first, `lembrete` by the last reminder of it. Whoever has none of it comes last, either way. From `perfil` on they are for those who may see section 5. */
                ordem?: "nome" | "-nome" | "cargo" | "-cargo" | "departamento" | "-departamento" | "atividade" | "-atividade" | "perfil" | "-perfil" | "status" | "-status" | "resposta" | "-resposta" | "espera" | "-espera" | "lembrete" | "-lembrete";
                /** @description Only people whose latest behavioral request has this status; 0 for all. */
                cdStatus?: 0 | 1 | 2 | 3 | 4;
                /** @description Only active people whose behavioral request waits for their answers (`semResposta`), the longest first, or who have no result and no open request (`aSolicitar`). */
                recorte?: "semResposta" | "aSolicitar";
                /** @description Only people whose latest result has this primary profile, who have any, or who have none. */
                nmPerfil?: components["parameters"]["WithProfile"];
                /** @description Only people whom this import added, for 30 days after it; 0 for all. */
                idImportacao?: components["parameters"]["FromImport"];
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people in this position; 0 for all. */
                idOrganogramaCargo?: components["parameters"]["InPosition"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
                /** @description Only people who are in this cycle; 0 for all. What is told of each, and asked for, is then of the cycle: their last request and result in it, or none. */
                idCiclo?: components["parameters"]["InCycle"];
                /** @description Only active people who answer to nobody: no manager is named for them, and nobody leads their department or one above it. */
                semGestor?: components["parameters"]["WithoutManager"];
                /** @description Only these people, at most 500; absent for all. An id that is nobody's of the company is passed over. */
                lstPessoas?: components["parameters"]["AmongPeople"];
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
                /** @description Only people who have left; nobody together with `somenteAtivos`. */
                somenteInativos?: components["parameters"]["OnlyInactive"];
                /** @description The first month that counts. */
                mesInicio?: components["parameters"]["FirstMonth"];
                /** @description The last month that counts. */
                mesFim?: components["parameters"]["LastMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Bruno Lima",
                     *             "cdPessoaCliente": "001204",
                     *             "tpSexo": "M",
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "nrTelefone": "11912345678",
                     *             "dtAdmissao": "2024-03-04",
                     *             "idOrganogramaCargo": 8,
                     *             "nmCargo": "Analista de Dados",
                     *             "idOrganogramaNo": 5,
                     *             "nmDepartamento": "Tecnologia",
                     *             "flAtivo": true,
                     *             "urlFoto": null,
                     *             "flTemVinculos": true,
                     *             "nmPerfil": "Conforme Dominante",
                     *             "nmStatus": "Finalizado",
                     *             "cdStatus": 2,
                     *             "dtEnvio": "2026-11-03T12:00:00.000Z",
                     *             "dtTermino": "2026-11-05T18:21:40.000Z",
                     *             "idResposta": 812,
                     *             "qtdAvaliacoes": 1,
                     *             "espera": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listManagerChoices: {
        parameters: {
            query?: {
                /** @description One person, manager or not any more; 0 for all. */
                idOrganogramaPessoa?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Gerência de Área"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ManagerChoiceList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                idOrganogramaPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 42,
                     *         "nmPessoa": "Bruno Lima",
                     *         "cdPessoaCliente": "001204",
                     *         "tpSexo": "M",
                     *         "dsEmail": "bruno.lima@empresa.example",
                     *         "nrTelefone": "11912345678",
                     *         "dtAdmissao": "2024-03-04",
                     *         "idOrganogramaCargo": 8,
                     *         "nmCargo": "Analista de Dados",
                     *         "idOrganogramaNo": 5,
                     *         "nmDepartamento": "Tecnologia",
                     *         "flAtivo": true,
                     *         "urlFoto": null,
                     *         "flTemVinculos": true,
                     *         "gestores": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Carla Nunes",
                     *             "nmCargo": "Gerência de Área",
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "nrVersao": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeRecord"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEmployeeSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                idOrganogramaPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 42,
                     *         "nmPessoa": "Bruno Lima",
                     *         "dsEmail": "bruno.lima@empresa.example",
                     *         "urlFoto": null,
                     *         "flAtivo": true,
                     *         "idOrganogramaCargo": 8,
                     *         "nmCargo": "Analista de Dados",
                     *         "idOrganogramaNo": 5,
                     *         "nmDepartamento": "Tecnologia",
                     *         "gestores": [
                     *           {
                     *             "idOrganogramaPessoa": 7,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Gerência de Área",
                     *             "nmDepartamentoOrigem": "Tecnologia"
                     *           }
                     *         ],
                     *         "cadastro": {
                     *           "cdPessoaCliente": "001204",
                     *           "tpSexo": "M",
                     *           "nrTelefone": "11912345678",
                     *           "dtAdmissao": "2024-03-04",
                     *           "flTemSenha": true,
                     *           "flTemVinculos": true
                     *         },
                     *         "comportamental": {
                     *           "solicitacao": {
                     *             "idResposta": 812,
                     *             "cdStatus": 4,
                     *             "nmStatus": "Aguardando Resposta",
                     *             "dtEnvio": "2026-10-02T12:00:00.000Z",
                     *             "dtDesde": "2026-10-02T12:00:00.000Z",
                     *             "qtdDias": 52,
                     *             "dtUltimoEmail": "2026-10-09T12:00:00.000Z",
                     *             "dsUltimoEmail": "bruno.lima@empresa.example",
                     *             "tpUltimoEmail": "entregue",
                     *             "tpFalha": null,
                     *             "aguarda": [
                     *               {
                     *                 "idOrganogramaPessoa": 42,
                     *                 "nmPessoa": "Bruno Lima"
                     *               }
                     *             ]
                     *           },
                     *           "qtdSolicitacoes": 2,
                     *           "resultados": [
                     *             {
                     *               "idResposta": 640,
                     *               "nmPerfil": "Conforme Dominante",
                     *               "dtTermino": "2026-03-05T18:21:40.000Z",
                     *               "somas": [
                     *                 {
                     *                   "nmPerfil": "Conforme",
                     *                   "soma": 66
                     *                 },
                     *                 {
                     *                   "nmPerfil": "Dominante",
                     *                   "soma": 54
                     *                 },
                     *                 {
                     *                   "nmPerfil": "Estável",
                     *                   "soma": 44
                     *                 },
                     *                 {
                     *                   "nmPerfil": "Influente",
                     *                   "soma": 36
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeSheet"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listEmployeeMails: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path: {
                /** @description The person. */
                idOrganogramaPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idEmail": 310,
                     *             "dsAssunto": "Empresa Exemplo: sua avaliação comportamental",
                     *             "dsEmail": "bruno.lima@empresa.example",
                     *             "dtEnvio": "2026-10-02T12:00:00.000Z",
                     *             "dtEntrega": "2026-10-02T12:00:04.000Z",
                     *             "tpSituacao": "entregue",
                     *             "tpFalha": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeMailList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 0,
                 *       "nmPessoa": "Bruno Lima",
                 *       "cdPessoaCliente": "001204",
                 *       "tpSexo": "M",
                 *       "dsEmail": "bruno.lima@empresa.example",
                 *       "nrTelefone": "(11) 91234-5678",
                 *       "dtAdmissao": "2024-03-04",
                 *       "idOrganogramaCargo": 8,
                 *       "idOrganogramaNo": 5,
                 *       "flAtivo": true,
                 *       "urlFoto": null,
                 *       "idsGestores": [
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveEmployeeRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 8,
                     *       "msg": "8"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteEmployee: {
        parameters: {
            query: {
                /** @description The person. */
                idOrganogramaPessoa: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    anonymizeEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42,
                 *       "nmPessoa": "Bruno Lima"
                 *     }
                 */
                "application/json": components["schemas"]["AnonymizedPerson"];
            };
        };
        responses: {
            /** @description Anonymous by now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 42,
                     *         "nmPessoa": "Pessoa anonimizada 42"
                     *       },
                     *       "msg": "Dados pessoais apagados."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["AnonymizedPerson"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deactivateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42
                 *     }
                 */
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 42,
                     *         "flAtivo": false
                     *       },
                     *       "msg": "Funcionário desativado com sucesso"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeActivity"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    activateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42
                 *     }
                 */
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Active again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idOrganogramaPessoa": 42,
                     *         "flAtivo": true
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeActivity"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setEmployeePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42,
                 *       "novaSenha": "ipe-amarelo-27"
                 *     }
                 */
                "application/json": components["schemas"]["SetEmployeePasswordRequest"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Senha definida com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEmployeeTotals: {
        parameters: {
            query?: {
                /** @description Only active people. */
                somenteAtivos?: components["parameters"]["OnlyActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "totalCadastrados": 62,
                     *         "totalAtivos": 60,
                     *         "totalInativos": 2,
                     *         "totalAvaliados": 41,
                     *         "totalSemAvaliacao": 19
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeTotals"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    importEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportEmployeesRequest"];
            };
        };
        responses: {
            /** @description The id; it has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 3,
                     *       "msg": "Importação iniciada com sucesso. Você receberá um email quando a importação for concluída."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    previewEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportEmployeesRequest"];
            };
        };
        responses: {
            /** @description What it would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdLinhas": 120,
                     *         "qtdNovos": 100,
                     *         "qtdAlterados": 15,
                     *         "qtdSemMudanca": 3,
                     *         "qtdComErro": 2,
                     *         "cargosNovos": [
                     *           "Analista de Dados"
                     *         ],
                     *         "departamentosNovos": [],
                     *         "alteracoes": [
                     *           {
                     *             "nrLinha": 4,
                     *             "nmPessoa": "Ana Souza",
                     *             "campos": [
                     *               {
                     *                 "tpCampo": "cargo",
                     *                 "dsAntes": "Analista",
                     *                 "dsDepois": "Coordenadora"
                     *               },
                     *               {
                     *                 "tpCampo": "gestor",
                     *                 "dsAntes": "",
                     *                 "dsDepois": "Bruno Lima"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "recusas": [
                     *           {
                     *             "nrLinha": 9,
                     *             "nmPessoa": "Caio Reis",
                     *             "dsMotivo": "O gestor \"Edu\" não foi encontrado."
                     *           }
                     *         ],
                     *         "qtdRecusas": 1,
                     *         "nomesProximos": [
                     *           {
                     *             "tpLugar": "cargo",
                     *             "nmNovo": "Analista de Dado",
                     *             "nmExistente": "Analista de Dados",
                     *             "flTambemNovo": false,
                     *             "qtdLinhas": 3
                     *           }
                     *         ],
                     *         "flPodeAlterar": true,
                     *         "flPodeCriarCargos": true,
                     *         "flPodeCriarDepartamentos": true,
                     *         "avisos": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ImportPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listEmployeeImports: {
        parameters: {
            query?: {
                /** @description One import; 0 for all. */
                idImportacao?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idImportacao": 3,
                     *             "nmArquivo": "funcionarios.xlsx",
                     *             "tpSituacao": "concluida",
                     *             "nmUsuario": "Mônica Vidal",
                     *             "dtInicio": "2026-11-24T12:00:00.000Z",
                     *             "dtFim": "2026-11-24T12:00:04.000Z",
                     *             "qtdLinhas": 120,
                     *             "qtdProcessadas": 120,
                     *             "qtdNovos": 100,
                     *             "qtdAlterados": 15,
                     *             "qtdSemMudanca": 3,
                     *             "qtdComErro": 2,
                     *             "flPodeDesfazer": true,
                     *             "dsMotivo": null,
                     *             "mantidos": []
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeeImportList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listImportFaults: {
        parameters: {
            query: {
                /** @description The import. */
                idImportacao: components["schemas"]["Id"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "nrLinha": 7,
                     *             "dsMotivo": "O campo \"e-mail\" deve ter um endereço válido.",
                     *             "celulas": [
                     *               "Ana",
                     *               "F",
                     *               "ana",
                     *               "11912345678",
                     *               "Analista",
                     *               "Vendas",
                     *               ""
                     *             ]
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ImportFaultList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    previewImportUndo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idImportacao": 3
                 *     }
                 */
                "application/json": components["schemas"]["UndoEmployeeImportRequest"];
            };
        };
        responses: {
            /** @description What would stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdPessoas": 14,
                     *         "qtdMantidas": 2,
                     *         "motivos": [
                     *           {
                     *             "tpMotivo": "usada",
                     *             "qtdPessoas": 2
                     *           }
                     *         ],
                     *         "mantidos": [
                     *           "Ana Souza: foi alterado ou usado depois da importação",
                     *           "Bruno Lima: foi alterado ou usado depois da importação"
                     *         ],
                     *         "gestores": {
                     *           "qtdPessoas": 5,
                     *           "qtdMantidas": 1
                     *         },
                     *         "lugares": [
                     *           {
                     *             "tpLugar": "cargo",
                     *             "qtdLugares": 3,
                     *             "qtdMantidos": 1,
                     *             "flPodeExcluir": true,
                     *             "mantidos": [
                     *               "Cargo Analista: está em uso"
                     *             ]
                     *           },
                     *           {
                     *             "tpLugar": "departamento",
                     *             "qtdLugares": 2,
                     *             "qtdMantidos": 0,
                     *             "flPodeExcluir": true,
                     *             "mantidos": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ImportUndoPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undoEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idImportacao": 3
                 *     }
                 */
                "application/json": components["schemas"]["UndoEmployeeImportRequest"];
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The training. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idTreinamento": 3,
                     *         "nmTreinamento": "Boas-vindas",
                     *         "dsTreinamento": "Como a empresa funciona, do primeiro dia ao primeiro mês.",
                     *         "idCategoria": 2,
                     *         "urlFoto": null,
                     *         "flAtivo": true,
                     *         "nmAutor": "Carla Nunes",
                     *         "dtEnvioEmails": null,
                     *         "nrVersao": 1,
                     *         "sessoes": [
                     *           {
                     *             "nmSessao": "Primeiro dia",
                     *             "nrIndex": 0,
                     *             "recursos": [
                     *               {
                     *                 "idRecursoSessao": 7,
                     *                 "nmRecurso": "A empresa",
                     *                 "urlRecurso": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4",
                     *                 "nrDuracao": 2.5,
                     *                 "dsResolucao": "1280x720",
                     *                 "nrTamanhoMB": 12.4,
                     *                 "dsFormato": "video/mp4",
                     *                 "dsLegenda": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "funcionarios": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Training"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTrainingCandidates: {
        parameters: {
            query?: {
                /** @description Department name. */
                nmDepartamento?: string;
                /** @description Position name. */
                nmCargo?: string;
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTrainingCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idCategoria": 2,
                     *           "nmCategoria": "Integração"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingCategory"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createTrainingCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "categoria": "Integração"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTrainingCategoryRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 2,
                     *       "msg": "2"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listStoredResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: string[];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    checkTrainingName: {
        parameters: {
            query: {
                /** @description The name. */
                nome: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nomeJaExiste": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingNameCheck"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    uploadTrainingVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadTrainingVideoRequest"];
            };
        };
        responses: {
            /** @description What was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "urlRecurso": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4",
                     *         "nrDuracao": 2.5,
                     *         "dsResolucao": "1280x720",
                     *         "nrTamanhoMB": 12.4,
                     *         "dsFormato": "video/mp4",
                     *         "dsCodec": "av1"
                     *       },
                     *       "msg": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["StoredVideo"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getStoredVideoUrl: {
        parameters: {
            query: {
                /**
                 * @description Stored name.
                 * @example treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4
                 */
                objectName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "urlVideo": "/videos/4Xn1cT0qk2yV8sJm5RZbLw.mp4?expira=1795600000&assinatura=Jm5RZbLw",
                     *         "dtExpiracao": "2026-11-25T12:10:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["SignedVideoUrl"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteStoredResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listaArquivosExcluir": [
                 *         "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeleteStoredResourcesRequest"];
            };
        };
        responses: {
            /** @description Deleted, or marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteStoredResourceByGet: {
        parameters: {
            query: {
                /** @description Stored name. */
                objectName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteStoredResource: {
        parameters: {
            query: {
                /** @description Stored name. */
                objectName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createTraining: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nmTreinamento": "Boas-vindas",
                 *       "dsTreinamento": "Como a empresa funciona, do primeiro dia ao primeiro mês.",
                 *       "idCategoria": 2,
                 *       "urlFoto": null,
                 *       "sessoes": [
                 *         {
                 *           "nmSessao": "Primeiro dia",
                 *           "recursos": [
                 *             {
                 *               "nmRecurso": "A empresa",
                 *               "urlRecurso": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "funcionarios": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateTrainingRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 3,
                     *       "msg": "3"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateTraining: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idTreinamento": 3,
                 *       "nrVersao": 1,
                 *       "nmTreinamento": "Boas-vindas",
                 *       "dsTreinamento": "Como a empresa funciona, do primeiro dia ao primeiro mês.",
                 *       "idCategoria": 2,
                 *       "urlFoto": null,
                 *       "sessoes": [
                 *         {
                 *           "nmSessao": "Primeiro dia",
                 *           "recursos": [
                 *             {
                 *               "nmRecurso": "A empresa",
                 *               "urlRecurso": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "funcionarios": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTrainingRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Treinamento salvo com sucesso! Você poderá editá-lo a qualquer momento."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getTrainingTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "qtdCadastrados": 4,
                     *             "qtdAtivos": 3,
                     *             "qtdInativos": 1
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingTotalsList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTrainings: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description What the rows are put in order by, with a minus from the last to the first; without it as usual. */
                ordem?: "titulo" | "-titulo" | "categoria" | "-categoria" | "envio" | "-envio" | "funcionarios" | "-funcionarios";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trainings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idTreinamento": 3,
                     *             "nmTreinamento": "Boas-vindas",
                     *             "dsTreinamento": "Como a empresa funciona, do primeiro dia ao primeiro mês.",
                     *             "idCategoria": 2,
                     *             "nmCategoria": "Integração",
                     *             "urlFoto": null,
                     *             "flAtivo": true,
                     *             "nmAutor": "Carla Nunes",
                     *             "dtEnvioEmails": null,
                     *             "qtdRecursos": 2,
                     *             "qtdFuncionarios": 12
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Treinamento excluído com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setTrainingActiveByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
                /** @description 1 activates, 0 deactivates. */
                flAtivo: 0 | 1;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Treinamento ativado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setTrainingActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
                /** @description 1 activates, 0 deactivates. */
                flAtivo: 0 | 1;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Treinamento ativado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getTrainingSendPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The training. */
                idTreinamento: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdPessoas": 42,
                     *         "qtdEnviar": 38,
                     *         "qtdSemEmail": 1,
                     *         "qtdInativos": 0,
                     *         "qtdJaEnviados": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingSendPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendTrainingInvitations: {
        parameters: {
            query: {
                /** @description The training. */
                idTreinamento: components["schemas"]["Id"];
                /** @description Not needed; the mail says what the training is called. */
                nmTreinamento?: string;
            };
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviados": 38,
                     *         "qtdIgnorados": 1,
                     *         "qtdSemEmail": 1
                     *       },
                     *       "msg": "Os emails foram enviados com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingSendResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getTrainingReport: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description Only people who are so far. */
                status?: components["schemas"]["PlayerState"];
            };
            header?: never;
            path: {
                /** @description The training. */
                idTreinamento: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "dadosRelatorioResumo": {
                     *           "nmTreinamento": "Boas-vindas",
                     *           "dataEnvio": "2026-11-20T12:00:00.000Z",
                     *           "totalEnviados": 4,
                     *           "totalNaoVisualizado": 1,
                     *           "totalEmAndamento": 1,
                     *           "totalConcluido": 2,
                     *           "percentualConcluido": 50
                     *         },
                     *         "dadosRelatorioGrid": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "urlFoto": null,
                     *             "flAtivo": true,
                     *             "dsStatus": "Em andamento",
                     *             "percentualConclusao": 50,
                     *             "dtEnvio": "2026-11-20T12:00:00.000Z",
                     *             "dtUltimaVisualizacao": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "qtdRegistros": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingReport"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTrainingStateOfPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The training. */
                idTreinamento: components["schemas"]["Id"];
                /** @description The person. */
                idPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "nmSessao": "Primeiro dia",
                     *           "indexSessao": 0,
                     *           "nmRecurso": "A empresa",
                     *           "estadoTreinamento": "Concluído",
                     *           "flFoiConcluido": 1,
                     *           "flConclusaoManual": false,
                     *           "dtConclusao": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingStateOfResource"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resendTrainingInvitation: {
        parameters: {
            query?: {
                /** @description Not needed; the mail says what the training is called. */
                nmTreinamento?: string;
            };
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The training. */
                idTreinamento: components["schemas"]["Id"];
                /** @description The person. */
                idPessoa: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Enviado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPlayerTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
                /**
                 * @description PIN from the e-mail, in capitals or not; never logged.
                 * @example K7QD
                 */
                pin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The training. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idTreinamento": 3,
                     *         "nmTreinamento": "Boas-vindas",
                     *         "dsTreinamento": "Como a empresa funciona, do primeiro dia ao primeiro mês.",
                     *         "idCategoria": 2,
                     *         "nmCategoria": "Integração",
                     *         "urlFoto": null,
                     *         "nmAutor": "Carla Nunes",
                     *         "nrVersao": 1,
                     *         "totalHoras": 0.04,
                     *         "totalMinutos": 2.5,
                     *         "unidadeMedida": "minutos",
                     *         "dataExpiracao": "2026-11-25T12:30:00.000Z",
                     *         "nrEstado": 12,
                     *         "dsEstado": "Em andamento",
                     *         "qtdRecursos": 1,
                     *         "qtdConcluidos": 0,
                     *         "sessoes": [
                     *           {
                     *             "nmSessao": "Primeiro dia",
                     *             "indexSessao": 0,
                     *             "recursos": [
                     *               {
                     *                 "idRecursoSessao": 7,
                     *                 "nmRecurso": "A empresa",
                     *                 "indexRecurso": 0,
                     *                 "urlRecurso": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4",
                     *                 "nrDuracao": 2.5,
                     *                 "nrSegundos": 150,
                     *                 "dsResolucao": "1280x720",
                     *                 "nrTamanhoMB": 12.4,
                     *                 "dsFormato": "video/mp4",
                     *                 "flTemLegenda": true,
                     *                 "flFoiConcluido": 0,
                     *                 "flConclusaoManual": false,
                     *                 "nrTempoVideo": 62.5,
                     *                 "flFoiUltimoRecursoAssistido": 1,
                     *                 "trechos": [
                     *                   [
                     *                     0,
                     *                     62.5
                     *                   ]
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "certificado": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerTraining"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPlayerCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
                /**
                 * @description PIN from the e-mail, in capitals or not; never logged.
                 * @example K7QD
                 */
                pin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idCategoria": 2,
                     *           "nmCategoria": "Integração"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingCategory"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPlayerResources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
                /**
                 * @description PIN from the e-mail, in capitals or not; never logged.
                 * @example K7QD
                 */
                pin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "nmSessao": "Primeiro dia",
                     *           "indexSessao": 0,
                     *           "recursos": [
                     *             {
                     *               "idRecursoSessao": 7,
                     *               "nmRecurso": "A empresa",
                     *               "indexRecurso": 0,
                     *               "urlRecurso": "treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4",
                     *               "nrDuracao": 2.5,
                     *               "nrSegundos": 150,
                     *               "dsResolucao": "1280x720",
                     *               "nrTamanhoMB": 12.4,
                     *               "dsFormato": "video/mp4",
                     *               "flTemLegenda": true,
                     *               "flFoiConcluido": 0,
                     *               "flConclusaoManual": false,
                     *               "nrTempoVideo": 62.5,
                     *               "flFoiUltimoRecursoAssistido": 1,
                     *               "trechos": [
                     *                 [
                     *                   0,
                     *                   62.5
                     *                 ]
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerSession"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    savePlayerProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
                /**
                 * @description PIN from the e-mail, in capitals or not; never logged.
                 * @example K7QD
                 */
                pin: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E",
                 *       "nrEstado": 13,
                 *       "recursosPlataformaTreinamento": [
                 *         {
                 *           "idRecursoSessao": 7,
                 *           "flFoiConcluido": 0,
                 *           "nrTempoVideo": 140,
                 *           "flFoiUltimoRecursoAssistido": 1,
                 *           "trechos": [
                 *             [
                 *               62.5,
                 *               140
                 *             ]
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavePlayerProgressRequest"];
            };
        };
        responses: {
            /** @description How things are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nrEstado": 13,
                     *         "flEstadoAplicado": true,
                     *         "dsEstado": "Concluído",
                     *         "qtdRecursos": 1,
                     *         "qtdConcluidos": 1,
                     *         "recursos": [
                     *           {
                     *             "idRecursoSessao": 7,
                     *             "flFoiConcluido": 1,
                     *             "flConclusaoManual": false,
                     *             "nrTempoVideo": 140,
                     *             "flFoiUltimoRecursoAssistido": 1,
                     *             "trechos": [
                     *               [
                     *                 0,
                     *                 140
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "certificado": {
                     *           "dsCodigo": "7KQ2-M9XD-4TFA",
                     *           "nmPessoa": "Ana Souza",
                     *           "nmTreinamento": "Boas-vindas",
                     *           "nrVersao": 1,
                     *           "dtEmissao": "2026-11-25T12:04:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerProgress"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPlayerVideoUrl: {
        parameters: {
            query: {
                /**
                 * @description Stored name.
                 * @example treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4
                 */
                objectName: string;
            };
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
                /**
                 * @description PIN from the e-mail, in capitals or not; never logged.
                 * @example K7QD
                 */
                pin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "urlVideo": "/videos/4Xn1cT0qk2yV8sJm5RZbLw.mp4?expira=1795600000&assinatura=Jm5RZbLw",
                     *         "dtExpiracao": "2026-11-25T12:10:00.000Z",
                     *         "dsLegenda": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerVideo"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    validatePlayerPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
                /**
                 * @description PIN from the e-mail, in capitals or not; never logged.
                 * @example K7QD
                 */
                pin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PIN is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "dataExpiracao": "2026-11-25T12:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerAccess"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendPlayerPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.souza@empresa.example"
                 *     }
                 */
                "application/json": components["schemas"]["SendPlayerPinRequest"];
            };
        };
        responses: {
            /** @description Taken on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Um novo PIN foi enviado para seu e-mail! Verifique sua caixa de entrada."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    refreshPlayerPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hsTreinamento": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E",
                 *       "dsPin": "K7QD"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshPlayerPinRequest"];
            };
        };
        responses: {
            /** @description Until when it is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "dataExpiracao": "2026-11-25T12:55:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerAccess"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPlayerMaskedEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the training link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hs: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "maskedEmail": "a•••@empresa.example",
                     *         "nmTreinamento": "Boas-vindas",
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "logoUrl": null,
                     *         "corMarca": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PlayerDoor"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7KQ2-M9XD-4TFA
                 */
                codigo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nmPessoa": "Ana Souza",
                     *         "nmTreinamento": "Boas-vindas",
                     *         "nrVersao": 1,
                     *         "dtEmissao": "2026-11-25T12:04:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["VerifiedCertificate"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tpImagem": "logo",
                 *       "imagem": "/9j/4AAQSkZJRgABAQEASABIAAD"
                 *     }
                 */
                "application/json": components["schemas"]["UploadImageRequest"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "urlImagem": "/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.png"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["UploadedImage"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCompanyConfirmed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": true
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: boolean;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idCliente": 1,
                     *         "tpPessoa": "J",
                     *         "nrCpfCnpj": "12ABC34501DE35",
                     *         "nmRazaoSocial": "Empresa Exemplo Ltda.",
                     *         "nmRazaoSocialAbreviado": "Empresa Exemplo",
                     *         "nmNomeFantasia": "Empresa Exemplo",
                     *         "dsCep": "01310100",
                     *         "dsEmail": "contato@empresa.example",
                     *         "nrTelefone": "1133334444",
                     *         "nmCidade": "São Paulo",
                     *         "nmUf": "SP",
                     *         "dsEndereco": "Avenida Paulista",
                     *         "nrNumero": "1000",
                     *         "nmBairro": "Bela Vista",
                     *         "dsComplemento": "10º andar",
                     *         "nmResponsavel": "Mônica Vidal",
                     *         "dsCargoResponsavel": "Diretora",
                     *         "dsEmailResponsavel": "monica@empresa.example",
                     *         "nrTelefoneResponsavel": "11988887777",
                     *         "flDisparoEmailDocumento": "Sim",
                     *         "urlLogoSistema": "/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.png",
                     *         "corMarca": "#0b7a63",
                     *         "dominiosAutorizados": [
                     *           "https://intranet.empresa.example"
                     *         ],
                     *         "flPermiteLocalhost": false,
                     *         "flConfirmado": true,
                     *         "nrVersao": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Company"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tpPessoa": "J",
                 *       "nrCpfCnpj": "12.ABC.345/01DE-35",
                 *       "nmRazaoSocial": "Empresa Exemplo Ltda.",
                 *       "nmRazaoSocialAbreviado": "Empresa Exemplo",
                 *       "nmNomeFantasia": "Empresa Exemplo",
                 *       "dsCep": "01310-100",
                 *       "dsEmail": "contato@empresa.example",
                 *       "nrTelefone": "(11) 3333-4444",
                 *       "nmCidade": "São Paulo",
                 *       "nmUf": "SP",
                 *       "dsEndereco": "Avenida Paulista",
                 *       "nrNumero": "1000",
                 *       "nmBairro": "Bela Vista",
                 *       "dsComplemento": "10º andar",
                 *       "nmResponsavel": "Mônica Vidal",
                 *       "dsCargoResponsavel": "Diretora",
                 *       "dsEmailResponsavel": "monica@empresa.example",
                 *       "nrTelefoneResponsavel": "(11) 98888-7777",
                 *       "flDisparoEmailDocumento": "Sim",
                 *       "urlLogoSistema": "/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.png",
                 *       "corMarca": "#0b7a63",
                 *       "dominiosAutorizados": [
                 *         "https://intranet.empresa.example"
                 *       ],
                 *       "nrVersao": 3
                 *     }
                 */
                "application/json": components["schemas"]["SaveCompanyRequest"];
            };
        };
        responses: {
            /** @description The data as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idCliente": 1,
                     *         "tpPessoa": "J",
                     *         "nrCpfCnpj": "12ABC34501DE35",
                     *         "nmRazaoSocial": "Empresa Exemplo Ltda.",
                     *         "nmRazaoSocialAbreviado": "Empresa Exemplo",
                     *         "nmNomeFantasia": "Empresa Exemplo",
                     *         "dsCep": "01310100",
                     *         "dsEmail": "contato@empresa.example",
                     *         "nrTelefone": "1133334444",
                     *         "nmCidade": "São Paulo",
                     *         "nmUf": "SP",
                     *         "dsEndereco": "Avenida Paulista",
                     *         "nrNumero": "1000",
                     *         "nmBairro": "Bela Vista",
                     *         "dsComplemento": "10º andar",
                     *         "nmResponsavel": "Mônica Vidal",
                     *         "dsCargoResponsavel": "Diretora",
                     *         "dsEmailResponsavel": "monica@empresa.example",
                     *         "nrTelefoneResponsavel": "11988887777",
                     *         "flDisparoEmailDocumento": "Sim",
                     *         "urlLogoSistema": "/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.png",
                     *         "corMarca": "#0b7a63",
                     *         "dominiosAutorizados": [
                     *           "https://intranet.empresa.example"
                     *         ],
                     *         "flPermiteLocalhost": false,
                     *         "flConfirmado": true,
                     *         "nrVersao": 4
                     *       },
                     *       "msg": "Dados salvos com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Company"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCompanyKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idChave": 3,
                     *             "nmChave": "Intranet",
                     *             "nmCriador": "Mônica Vidal",
                     *             "dtCriacao": "2026-11-03T12:00:00.000Z",
                     *             "dtUltimoUso": "2026-11-18T13:20:00.000Z",
                     *             "dtRevogacao": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CompanyKeyList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCompanyKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nmChave": "Intranet"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCompanyKeyRequest"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idChave": 3,
                     *         "nmChave": "Intranet",
                     *         "chave": "afk_9pQ8sJm5RZbLw7dPgHfUa3E4Xn7"
                     *       },
                     *       "msg": "3"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["NewCompanyKey"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    revokeCompanyKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idChave": 3
                 *     }
                 */
                "application/json": components["schemas"]["CompanyKeyRef"];
            };
        };
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idChave": 3,
                     *         "dtRevogacao": "2026-11-20T12:00:00.000Z"
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["RevokedCompanyKey"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "flAtivo": true,
                     *         "qtdDias": 3,
                     *         "qtdMaxima": 3,
                     *         "lstDiasSemana": [
                     *           1,
                     *           2,
                     *           3,
                     *           4,
                     *           5
                     *         ],
                     *         "nrHora": 9,
                     *         "qtdHoje": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReminderSettings"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveReminderSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flAtivo": true,
                 *       "qtdDias": 3,
                 *       "qtdMaxima": 3,
                 *       "lstDiasSemana": [
                 *         1,
                 *         2,
                 *         3,
                 *         4,
                 *         5
                 *       ],
                 *       "nrHora": 9
                 *     }
                 */
                "application/json": components["schemas"]["SaveReminderSettingsRequest"];
            };
        };
        responses: {
            /** @description The rule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "flAtivo": true,
                     *         "qtdDias": 3,
                     *         "qtdMaxima": 3,
                     *         "lstDiasSemana": [
                     *           1,
                     *           2,
                     *           3,
                     *           4,
                     *           5
                     *         ],
                     *         "nrHora": 9,
                     *         "qtdHoje": 12
                     *       },
                     *       "msg": "Salvo com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ReminderSettings"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEmployeePortalLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "linkId": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["EmployeePortalLink"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    findAddressByZipCode: {
        parameters: {
            query: {
                /**
                 * @description The CEP, with or without its hyphen.
                 * @example 01310-100
                 */
                nrCep: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "dsSituacao": "encontrado",
                     *         "endereco": {
                     *           "dsCep": "01310100",
                     *           "dsEndereco": "Avenida Paulista",
                     *           "nmBairro": "Bela Vista",
                     *           "nmCidade": "São Paulo",
                     *           "nmUf": "SP"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["AddressLookup"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSectionTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "idSecao": 8,
                     *           "nmSecao": "Configuração",
                     *           "flVer": true,
                     *           "flAdicionar": false,
                     *           "flEditar": false,
                     *           "flExcluir": false,
                     *           "children": [
                     *             {
                     *               "idSecao": 10,
                     *               "nmSecao": "Perfis de Acesso",
                     *               "flVer": true,
                     *               "flAdicionar": false,
                     *               "flEditar": false,
                     *               "flExcluir": false,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["SectionTreeNode"][];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listAccessProfiles: {
        parameters: {
            query?: {
                /** @description One profile; 0 for all. */
                idPerfilAcesso?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idPerfilAcesso": 3,
                     *             "nmPerfilAcesso": "Analista de RH",
                     *             "dsPerfilAcesso": "Acompanha as avaliações.",
                     *             "qtdUsuarios": 2,
                     *             "flProprio": false,
                     *             "flConcedivel": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["AccessProfileList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getAccessProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idPerfilAcesso": 3,
                     *         "nmPerfilAcesso": "Analista de RH",
                     *         "dsPerfilAcesso": "Acompanha as avaliações.",
                     *         "qtdUsuarios": 2,
                     *         "flProprio": false,
                     *         "flConcedivel": true,
                     *         "nrVersao": 1,
                     *         "secoes": [
                     *           {
                     *             "idSecao": 5,
                     *             "flVisualizar": true,
                     *             "flIncluir": true,
                     *             "flAlterar": false,
                     *             "flExcluir": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["AccessProfile"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveAccessProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idPerfilAcesso": 0,
                 *       "nmPerfilAcesso": "Analista de RH",
                 *       "dsPerfilAcesso": "Acompanha as avaliações.",
                 *       "Secoes": [
                 *         {
                 *           "idSecao": 5,
                 *           "flVisualizar": true,
                 *           "flIncluir": true,
                 *           "flAlterar": false,
                 *           "flExcluir": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveAccessProfileRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 3,
                     *       "msg": "3"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteAccessProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Perfil removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description One user; 0 for all. */
                idUsuario?: components["schemas"]["IdOrZero"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description What the rows are put in order by, with a minus from the last to the first; without it as usual. */
                ordem?: "nome" | "-nome" | "email" | "-email";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idUsuario": 4,
                     *             "nmUsuario": "Mônica Vidal",
                     *             "dsEmail": "monica@empresa.example",
                     *             "flAtivo": true,
                     *             "flAdministrador": false,
                     *             "idPerfilAcesso": 3,
                     *             "idOrganogramaPessoa": null,
                     *             "urlFoto": null,
                     *             "perfis": [
                     *               {
                     *                 "idPerfilAcesso": 3,
                     *                 "nmPerfilAcesso": "Analista de RH"
                     *               }
                     *             ],
                     *             "convite": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["UserList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listLinkableEmployees: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "dsEmail": "ana.souza@empresa.example",
                     *             "nmCargo": "Analista de RH"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["LinkableEmployeeList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                idUsuario: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idUsuario": 4,
                     *         "nmUsuario": "Mônica Vidal",
                     *         "dsLogin": "monica@empresa.example",
                     *         "dsEmail": "monica@empresa.example",
                     *         "dsTelefone": null,
                     *         "dsCelular": "(11) 98888-7777",
                     *         "flAtivo": true,
                     *         "flAdministrador": false,
                     *         "flSupervisor": false,
                     *         "dtNascimento": "1988-04-02",
                     *         "nrCpf": "52998224725",
                     *         "nrRg": null,
                     *         "urlFoto": null,
                     *         "dsCep": null,
                     *         "dsEndereco": null,
                     *         "nrNumero": null,
                     *         "dsComplemento": null,
                     *         "nmBairro": null,
                     *         "nmCidade": null,
                     *         "nmUf": "SP",
                     *         "idOrganogramaPessoa": null,
                     *         "nmOrganogramaPessoa": null,
                     *         "flFuncionarioAtivo": null,
                     *         "nrVersao": 1,
                     *         "convite": null,
                     *         "perfis": [
                     *           {
                     *             "idPerfilAcesso": 3,
                     *             "nmPerfilAcesso": "Analista de RH"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["User"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idUsuario": 0,
                 *       "nmUsuario": "Mônica Vidal",
                 *       "dsEmail": "monica@empresa.example",
                 *       "flAdministrador": false,
                 *       "flAtivo": true,
                 *       "Perfis": [
                 *         {
                 *           "IdUsuario": 0,
                 *           "IdPerfilAcesso": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveUserRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 4,
                     *       "msg": "4"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idUsuario": 4
                 *     }
                 */
                "application/json": components["schemas"]["ResendInvitationRequest"];
            };
        };
        responses: {
            /** @description Mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Convite enviado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is invited, by which company, and until when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nmUsuario": "Mônica Vidal",
                     *         "dsEmail": "monica@empresa.example",
                     *         "dtValidade": "2026-12-04T13:00:00.000Z",
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "logoUrl": "/logos/empresa-exemplo.svg",
                     *         "corMarca": "#0b7a63"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Invitation"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash of the link.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hash: components["parameters"]["LinkHashPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senha": "ipe-amarelo-27"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description The user has a password now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Senha criada com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Usuário removido com sucesso."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Only games that are so far. */
                idSituacao?: components["schemas"]["GameState"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
                /** @description What the rows are put in order by, with a minus from the last to the first; without it as usual. */
                ordem?: "titulo" | "-titulo" | "criacao" | "-criacao" | "envio" | "-envio";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idJogo": 5,
                     *             "nmJogo": "Como foi a integração?",
                     *             "idTipoJogo": 1,
                     *             "flMisto": true,
                     *             "dsModelo": null,
                     *             "nrRodada": 1,
                     *             "qtdPerguntas": 4,
                     *             "qtdPessoas": 40,
                     *             "qtdEnviados": 38,
                     *             "qtdConcluidos": 21,
                     *             "idSituacao": 2,
                     *             "flAnonimo": false,
                     *             "flRespondido": true,
                     *             "dtCriacao": "2026-11-18T12:00:00.000Z",
                     *             "dtEnvio": "2026-11-20T12:00:00.000Z",
                     *             "dtEncerramento": null
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGameTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdJogos": 4,
                     *         "qtdAbertos": 2,
                     *         "qtdEncerrados": 1,
                     *         "percentualParticipacao": 55
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameTotals"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGameForEditing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idJogo": 5,
                     *         "nmJogo": "Como foi a integração?",
                     *         "dsOptJogo": "Quatro perguntas, cinco minutos.",
                     *         "nrEscala": 5,
                     *         "flAnonimo": false,
                     *         "dsModelo": null,
                     *         "nrVersaoModelo": null,
                     *         "nrVersao": 1,
                     *         "idSituacao": 1,
                     *         "flRespondido": false,
                     *         "perguntas": [
                     *           {
                     *             "idPergunta": 31,
                     *             "idTipo": 1,
                     *             "dsPergunta": "Em que ano a empresa foi fundada?",
                     *             "flPaginaApoio": false,
                     *             "dsDimensao": null,
                     *             "opcoes": [
                     *               {
                     *                 "idPerguntaOpcao": 101,
                     *                 "dsOpcao": "1998",
                     *                 "flCorreta": false
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 102,
                     *                 "dsOpcao": "2004",
                     *                 "flCorreta": true
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 103,
                     *                 "dsOpcao": "2010",
                     *                 "flCorreta": false
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 104,
                     *                 "dsOpcao": "2016",
                     *                 "flCorreta": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "funcionarios": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameContent"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    checkGameName: {
        parameters: {
            query: {
                /** @description The title. */
                nome: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nomeJaExiste": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameNameCheck"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nmJogo": "Como foi a integração?",
                 *       "dsOptJogo": "Quatro perguntas, cinco minutos.",
                 *       "nrEscala": 5,
                 *       "flAnonimo": false,
                 *       "perguntas": [
                 *         {
                 *           "idTipo": 1,
                 *           "dsPergunta": "Em que ano a empresa foi fundada?",
                 *           "opcoes": [
                 *             {
                 *               "dsOpcao": "1998",
                 *               "flCorreta": false
                 *             },
                 *             {
                 *               "dsOpcao": "2004",
                 *               "flCorreta": true
                 *             },
                 *             {
                 *               "dsOpcao": "2010",
                 *               "flCorreta": false
                 *             },
                 *             {
                 *               "dsOpcao": "2016",
                 *               "flCorreta": false
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "idTipo": 2,
                 *           "dsPergunta": "Em uma palavra, como foi a sua primeira semana?",
                 *           "opcoes": []
                 *         }
                 *       ],
                 *       "funcionarios": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateGameRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 6,
                     *       "msg": "6"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idJogo": 5,
                 *       "nrVersao": 1,
                 *       "nmJogo": "Como foi a integração?",
                 *       "dsOptJogo": "Quatro perguntas, cinco minutos.",
                 *       "nrEscala": 5,
                 *       "flAnonimo": false,
                 *       "perguntas": [
                 *         {
                 *           "idTipo": 1,
                 *           "dsPergunta": "Em que ano a empresa foi fundada?",
                 *           "opcoes": [
                 *             {
                 *               "dsOpcao": "1998",
                 *               "flCorreta": false
                 *             },
                 *             {
                 *               "dsOpcao": "2004",
                 *               "flCorreta": true
                 *             },
                 *             {
                 *               "dsOpcao": "2010",
                 *               "flCorreta": false
                 *             },
                 *             {
                 *               "dsOpcao": "2016",
                 *               "flCorreta": false
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "idTipo": 2,
                 *           "dsPergunta": "Em uma palavra, como foi a sua primeira semana?",
                 *           "opcoes": []
                 *         }
                 *       ],
                 *       "funcionarios": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGameRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Jogo salvo com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    duplicateGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idJogo": 5,
                 *       "flNovaRodada": false
                 *     }
                 */
                "application/json": components["schemas"]["DuplicateGameRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 6,
                     *       "msg": "6"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createGameFromTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dsModelo": "nr1"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGameFromTemplateRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 6,
                     *       "msg": "6"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteGame: {
        parameters: {
            query: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Jogo excluído com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    closeGame: {
        parameters: {
            query: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Jogo encerrado com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listGameCandidates: {
        parameters: {
            query?: {
                /** @description Department name. */
                nmDepartamento?: string;
                /** @description Position name. */
                nmCargo?: string;
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGameSendPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdPessoas": 42,
                     *         "qtdEnviar": 38,
                     *         "qtdSemEmail": 1,
                     *         "qtdInativos": 0,
                     *         "qtdJaEnviados": 3,
                     *         "qtdLembrar": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameSendPreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendGameInvitations: {
        parameters: {
            query: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviados": 38,
                     *         "qtdIgnorados": 1,
                     *         "qtdSemEmail": 1
                     *       },
                     *       "msg": "Os emails foram enviados com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameSendResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    remindGamePlayers: {
        parameters: {
            query: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdEnviados": 17,
                     *         "qtdIgnorados": 0,
                     *         "qtdSemEmail": 0
                     *       },
                     *       "msg": "Os emails foram enviados com sucesso!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameSendResult"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGameResults: {
        parameters: {
            query?: {
                /** @description A group; 0, everybody. */
                idGrupo?: number;
            };
            header?: never;
            path: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idJogo": 5,
                     *         "nmJogo": "Como foi a integração?",
                     *         "flAnonimo": false,
                     *         "idSituacao": 2,
                     *         "nrEscala": 5,
                     *         "dsModelo": null,
                     *         "qtdEnviados": 38,
                     *         "qtdConcluidos": 21,
                     *         "flDisponivel": true,
                     *         "dsMotivo": null,
                     *         "grupos": [
                     *           {
                     *             "idGrupo": 7,
                     *             "nmGrupo": "Tecnologia",
                     *             "qtdRespostas": 12
                     *           },
                     *           {
                     *             "idGrupo": -1,
                     *             "nmGrupo": "Demais departamentos",
                     *             "qtdRespostas": 9
                     *           }
                     *         ],
                     *         "perguntas": [
                     *           {
                     *             "idPergunta": 34,
                     *             "idTipo": 4,
                     *             "dsPergunta": "Qual benefício deve ser o próximo?",
                     *             "qtdRespostas": 21,
                     *             "opcoes": [
                     *               {
                     *                 "idPerguntaOpcao": 111,
                     *                 "dsOpcao": "Academia",
                     *                 "flCorreta": false,
                     *                 "qtd": 14,
                     *                 "percentual": 66.7,
                     *                 "nrMedia": null,
                     *                 "distribuicao": []
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 112,
                     *                 "dsOpcao": "Creche",
                     *                 "flCorreta": false,
                     *                 "qtd": 7,
                     *                 "percentual": 33.3,
                     *                 "nrMedia": null,
                     *                 "distribuicao": []
                     *               }
                     *             ],
                     *             "distribuicao": [],
                     *             "nrMedia": null,
                     *             "textos": [],
                     *             "qtdTextos": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameResults"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listGameAnswers: {
        parameters: {
            query?: {
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "nmPessoa": "Ana Souza",
                     *             "nmDepartamento": "Tecnologia",
                     *             "dsPergunta": "Qual benefício deve ser o próximo?",
                     *             "dsResposta": "Academia",
                     *             "dtResposta": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameAnswerList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPsychosocialReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                idJogo: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idJogo": 9,
                     *         "nmJogo": "Riscos psicossociais (NR-1)",
                     *         "nrRodada": 2,
                     *         "nrVersaoModelo": 1,
                     *         "dtEnvio": "2026-10-01T12:00:00.000Z",
                     *         "dtEncerramento": "2026-10-20T12:00:00.000Z",
                     *         "qtdEnviados": 40,
                     *         "qtdRespostas": 34,
                     *         "flDisponivel": true,
                     *         "dsMotivo": null,
                     *         "dsAviso": "Esta pesquisa não é diagnóstico.",
                     *         "dimensoes": [
                     *           {
                     *             "dsDimensao": "workload",
                     *             "nmDimensao": "Carga de trabalho",
                     *             "nrIndice": 58.3,
                     *             "dsFaixa": "atencao",
                     *             "nrVariacao": 4.1
                     *           }
                     *         ],
                     *         "nrIndiceGeral": 66.2,
                     *         "dsFaixaGeral": "atencao",
                     *         "grupos": [
                     *           {
                     *             "idGrupo": 7,
                     *             "nmGrupo": "Tecnologia",
                     *             "qtdRespostas": 12,
                     *             "dimensoes": [
                     *               {
                     *                 "dsDimensao": "workload",
                     *                 "nmDimensao": "Carga de trabalho",
                     *                 "nrIndice": 58.3,
                     *                 "dsFaixa": "atencao",
                     *                 "nrVariacao": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "rodadas": [
                     *           {
                     *             "idJogo": 8,
                     *             "nrRodada": 1,
                     *             "dtEncerramento": "2026-04-20T12:00:00.000Z",
                     *             "dimensoes": [
                     *               {
                     *                 "dsDimensao": "workload",
                     *                 "nrIndice": 54.2
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "inventario": [
                     *           {
                     *             "nmGrupo": "Tecnologia",
                     *             "nmPerigo": "Carga de trabalho",
                     *             "dsPossiveisDanos": "Fadiga e esgotamento.",
                     *             "nrIndice": 58.3,
                     *             "dsFaixa": "atencao",
                     *             "qtdExpostos": 12,
                     *             "dsMedidas": "Rever a distribuição de tarefas.",
                     *             "dsPrioridade": "Média"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["PsychosocialReport"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGame: {
        parameters: {
            query: {
                /**
                 * @description Hash of the game link; it is enough, and must equal the header where there is one.
                 * @example 4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E
                 */
                hsGame: string;
                /** @description The player; must agree with the link. */
                idPessoa: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idJogo": 5,
                     *         "nmJogo": "Como foi a integração?",
                     *         "dsOptJogo": "Quatro perguntas, cinco minutos.",
                     *         "idTipoJogo": 1,
                     *         "flAnonimo": false,
                     *         "idCliente": 1,
                     *         "nmEmpresa": "Empresa Exemplo",
                     *         "logoUrl": null,
                     *         "corMarca": null,
                     *         "idOrganogramaPessoa": 42,
                     *         "nmOrganogramaPessoa": "Ana Souza",
                     *         "nrEscala": 5,
                     *         "nrIndexPergunta": 0,
                     *         "dsAviso": null,
                     *         "dadosPerguntas": [
                     *           {
                     *             "idPergunta": 31,
                     *             "idTipo": 1,
                     *             "dsPergunta": "Em que ano a empresa foi fundada?",
                     *             "flPaginaApoio": false,
                     *             "dadosPerguntaOpcoes": [
                     *               {
                     *                 "idPerguntaOpcao": 101,
                     *                 "dsOpcao": "1998"
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 102,
                     *                 "dsOpcao": "2004"
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 103,
                     *                 "dsOpcao": "2010"
                     *               },
                     *               {
                     *                 "idPerguntaOpcao": 104,
                     *                 "dsOpcao": "2016"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "idPergunta": 32,
                     *             "idTipo": 2,
                     *             "dsPergunta": "Em uma palavra, como foi a sua primeira semana?",
                     *             "flPaginaApoio": false,
                     *             "dadosPerguntaOpcoes": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GamePlay"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveGameRating: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42,
                 *       "idPergunta": 33,
                 *       "nrValor": 4,
                 *       "idPerguntaOpcao": 109
                 *     }
                 */
                "application/json": components["schemas"]["SaveGameRatingRequest"];
            };
        };
        responses: {
            /** @description How far the player is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nrIndexPergunta": 2,
                     *         "flConcluido": false,
                     *         "dadosTotais": null
                     *       },
                     *       "msg": "Resposta enviada!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameAnswerReply"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveGameChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idOrganogramaPessoa": 42,
                 *       "idPergunta": 31,
                 *       "idPerguntaOpcao": 102
                 *     }
                 */
                "application/json": components["schemas"]["SaveGameChoiceRequest"];
            };
        };
        responses: {
            /** @description How far the player is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nrIndexPergunta": 1,
                     *         "flConcluido": false,
                     *         "dadosTotais": null
                     *       },
                     *       "msg": "True"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameAnswerReply"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveGameText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idJogador": 42,
                 *       "idPergunta": 32,
                 *       "dsTexto": "Acolhedora"
                 *     }
                 */
                "application/json": components["schemas"]["SaveGameTextRequest"];
            };
        };
        responses: {
            /** @description How far the player is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "nrIndexPergunta": 2,
                     *         "flConcluido": false,
                     *         "dadosTotais": null
                     *       },
                     *       "msg": "Resposta enviada!"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameAnswerReply"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCycles: {
        parameters: {
            query?: {
                /** @description Only cycles of this kind. */
                idTipoCiclo?: components["schemas"]["CycleKind"];
                /** @description Only cycles that are so far. */
                idSituacaoCiclo?: components["schemas"]["CycleState"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cycles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idCiclo": 7,
                     *             "nmCiclo": "Desempenho 2026",
                     *             "idTipoCiclo": 2,
                     *             "idSituacaoCiclo": 3,
                     *             "dtAbertura": "2026-12-01",
                     *             "dtInicio": "2026-12-01T12:00:00.000Z",
                     *             "dtPrazo": "2026-12-18",
                     *             "dtEncerramento": null,
                     *             "qtdPessoas": 60,
                     *             "qtdResponderam": 41,
                     *             "percentualAdesao": 68
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCycle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cycle. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idCiclo": 7,
                     *         "idTipoCiclo": 2,
                     *         "nmCiclo": "Desempenho 2026",
                     *         "dsBoasVindas": "Reserve vinte minutos. As respostas guiam a conversa com seu gestor.",
                     *         "dtAbertura": "2026-12-01",
                     *         "dtPrazo": "2026-12-18",
                     *         "lstDiasLembrete": [
                     *           -7,
                     *           -1,
                     *           0,
                     *           3
                     *         ],
                     *         "flLembraGestores": true,
                     *         "flRetemResultados": true,
                     *         "dtLiberacao": null,
                     *         "dtLiberados": null,
                     *         "qtdRetidos": 0,
                     *         "publico": {
                     *           "lstDepartamentos": [
                     *             3
                     *           ],
                     *           "lstCargos": [],
                     *           "dtAdmitidosAntes": "2026-09-01",
                     *           "somenteEscolhidas": false,
                     *           "lstPessoas": [],
                     *           "lstExceto": [
                     *             42
                     *           ]
                     *         },
                     *         "idSituacaoCiclo": 1,
                     *         "nrVersao": 3,
                     *         "dtInicio": null,
                     *         "dtEncerramento": null,
                     *         "qtdAguardandoEnvio": 0,
                     *         "qtdAguardandoCancelamento": 0,
                     *         "pessoas": [],
                     *         "excecoes": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleContent"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCycle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idTipoCiclo": 2,
                 *       "nmCiclo": "Desempenho 2026",
                 *       "dsBoasVindas": "Reserve vinte minutos. As respostas guiam a conversa com seu gestor.",
                 *       "dtAbertura": "2026-12-01",
                 *       "dtPrazo": "2026-12-18",
                 *       "lstDiasLembrete": [
                 *         -7,
                 *         -1,
                 *         0,
                 *         3
                 *       ],
                 *       "flLembraGestores": true,
                 *       "flRetemResultados": true,
                 *       "publico": {
                 *         "lstDepartamentos": [
                 *           3
                 *         ],
                 *         "lstCargos": [],
                 *         "dtAdmitidosAntes": "2026-09-01",
                 *         "somenteEscolhidas": false,
                 *         "lstPessoas": [],
                 *         "lstExceto": [
                 *           42
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateCycleRequest"];
            };
        };
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 7,
                     *       "msg": "7"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateCycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "nrVersao": 3,
                 *       "idTipoCiclo": 2,
                 *       "nmCiclo": "Desempenho 2026",
                 *       "dsBoasVindas": "Reserve vinte minutos. As respostas guiam a conversa com seu gestor.",
                 *       "dtAbertura": "2026-12-01",
                 *       "dtPrazo": "2026-12-18",
                 *       "lstDiasLembrete": [
                 *         -7,
                 *         -1,
                 *         0,
                 *         3
                 *       ],
                 *       "flLembraGestores": true,
                 *       "flRetemResultados": true,
                 *       "publico": {
                 *         "lstDepartamentos": [
                 *           3
                 *         ],
                 *         "lstCargos": [],
                 *         "dtAdmitidosAntes": "2026-09-01",
                 *         "somenteEscolhidas": false,
                 *         "lstPessoas": [],
                 *         "lstExceto": [
                 *           42
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCycleRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Ciclo salvo."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteCycle: {
        parameters: {
            query: {
                /** @description The cycle. */
                idCiclo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Ciclo excluído."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCyclePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cycle. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdPessoas": 60,
                     *         "qtdEnviar": 56,
                     *         "qtdEmAberto": 2,
                     *         "qtdOutroCiclo": 1,
                     *         "qtdSemEmail": 1,
                     *         "qtdSemGestor": 3,
                     *         "semEmail": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "semGestor": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "emOutroCiclo": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "dsImpedimento": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CyclePreview"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCycleCandidates: {
        parameters: {
            query?: {
                /** @description Department name. */
                nmDepartamento?: string;
                /** @description Position name. */
                nmCargo?: string;
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TrainingPersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    startCycle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "nrVersao": 3,
                 *       "flAgora": true
                 *     }
                 */
                "application/json": components["schemas"]["StartCycleRequest"];
            };
        };
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idSituacaoCiclo": 3
                     *       },
                     *       "msg": "Ciclo iniciado. As avaliações estão sendo enviadas."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleStarted"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unscheduleCycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7
                 *     }
                 */
                "application/json": components["schemas"]["CycleRef"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "O ciclo voltou a ser rascunho."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCyclePeople: {
        parameters: {
            query: {
                /** @description The cycle. */
                idCiclo: components["schemas"]["Id"];
                /** @description Only people who stand so. */
                idPosicao?: components["schemas"]["CycleParticipation"];
                /** @description Only people who have not answered and can. */
                pendentes?: boolean;
                /** @description Only people whose answer is waited for and who have no e-mail. */
                semEmail?: boolean;
                /** @description Only people of this department and of those below it; 0 for all. */
                idOrganogramaNo?: components["parameters"]["InDepartment"];
                /** @description Only people for whom this person answers, named for them or by their departments; 0 for all. */
                idGestor?: components["parameters"]["ManagedBy"];
                /** @description Page size. */
                take?: components["parameters"]["Take"];
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
                /** @description Search text; accents and case don't matter. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmCargo": "Analista de Dados",
                     *             "nmDepartamento": "Tecnologia",
                     *             "urlFoto": null,
                     *             "flAtivo": true,
                     *             "idPosicao": 4,
                     *             "idResposta": 311,
                     *             "dtEnvio": "2026-12-01T12:00:00.000Z",
                     *             "flAtrasada": false,
                     *             "flPodeRetirar": true,
                     *             "flSemEmail": false
                     *           }
                     *         ],
                     *         "qtdRecords": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CyclePersonList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCycleAdherence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cycle. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "total": {
                     *           "qtdPessoas": 60,
                     *           "qtdResponderam": 41,
                     *           "percentualAdesao": 68,
                     *           "qtdSemEnvio": 1,
                     *           "qtdNaoAbriram": 6,
                     *           "qtdAbriram": 5,
                     *           "qtdRespondendo": 7,
                     *           "qtdComGestores": 16,
                     *           "qtdConcluidas": 25,
                     *           "qtdSairam": 2
                     *         },
                     *         "qtdSemEmail": 1,
                     *         "departamentos": [
                     *           {
                     *             "idOrganogramaNo": 3,
                     *             "nmDepartamento": "Tecnologia",
                     *             "nrNivel": 0,
                     *             "adesao": {
                     *               "qtdPessoas": 60,
                     *               "qtdResponderam": 41,
                     *               "percentualAdesao": 68,
                     *               "qtdSemEnvio": 1,
                     *               "qtdNaoAbriram": 6,
                     *               "qtdAbriram": 5,
                     *               "qtdRespondendo": 7,
                     *               "qtdComGestores": 16,
                     *               "qtdConcluidas": 25,
                     *               "qtdSairam": 2
                     *             }
                     *           }
                     *         ],
                     *         "gestores": [
                     *           {
                     *             "idOrganogramaPessoa": 8,
                     *             "nmPessoa": "Carla Dias",
                     *             "adesao": {
                     *               "qtdPessoas": 60,
                     *               "qtdResponderam": 41,
                     *               "percentualAdesao": 68,
                     *               "qtdSemEnvio": 1,
                     *               "qtdNaoAbriram": 6,
                     *               "qtdAbriram": 5,
                     *               "qtdRespondendo": 7,
                     *               "qtdComGestores": 16,
                     *               "qtdConcluidas": 25,
                     *               "qtdSairam": 2
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleAdherence"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addCyclePeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "lstPessoas": [
                 *         42,
                 *         43
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddCyclePeopleRequest"];
            };
        };
        responses: {
            /** @description How many came in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdIncluidas": 2
                     *       },
                     *       "msg": "2 pessoas incluídas."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleAdded"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendCycleToUnsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7
                 *     }
                 */
                "application/json": components["schemas"]["CycleRef"];
            };
        };
        responses: {
            /** @description How many are sent to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdIncluidas": 1
                     *       },
                     *       "msg": "Enviando a 1 pessoa."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleAdded"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeCyclePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "idOrganogramaPessoa": 42
                 *     }
                 */
                "application/json": components["schemas"]["RemoveCyclePersonRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Pessoa retirada do ciclo."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    moveCycleDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "dtPrazo": "2026-12-22"
                 *     }
                 */
                "application/json": components["schemas"]["MoveCycleDeadlineRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Prazo alterado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    releaseCycleResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "dtLiberacao": "2027-01-11"
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseCycleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Resultados saem em 11/01/2027."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCycleClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cycle. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "qtdSemResposta": 19,
                     *         "qtdComGestores": 16
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleClosing"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCycleSlips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7
                 *     }
                 */
                "application/json": components["schemas"]["CycleSlipsRequest"];
            };
        };
        responses: {
            /** @description The slips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "bilhetes": [
                     *           {
                     *             "idOrganogramaPessoa": 42,
                     *             "nmPessoa": "Ana Souza",
                     *             "nmDepartamento": "Tecnologia",
                     *             "hash": "4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E",
                     *             "dtValidade": "2027-03-01T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "qtdRestantes": 0
                     *       },
                     *       "msg": "Bilhetes criados."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CycleSlips"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    closeCycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idCiclo": 7,
                 *       "flCancelarAbertas": true
                 *     }
                 */
                "application/json": components["schemas"]["CloseCycleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "msg": "Ciclo encerrado."
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page size; 0 for none. */
                take?: number;
                /** @description Zero-based page. */
                index?: components["parameters"]["Index"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "idNotificacao": 913,
                     *             "tpNotificacao": "avaliacao",
                     *             "dsTitulo": "12 avaliações comportamentais finalizadas",
                     *             "dsTexto": "Bruno Lima, Carla Nunes e mais 10 pessoas.",
                     *             "dtCriacao": "2026-11-25T14:10:00.000Z",
                     *             "flLida": false,
                     *             "qtdEventos": 12,
                     *             "tpResposta": "comportamental"
                     *           },
                     *           {
                     *             "idNotificacao": 871,
                     *             "tpNotificacao": "gestor",
                     *             "dsTitulo": "Uma avaliação de desempenho espera por você",
                     *             "dsTexto": "Bruno Lima terminou a autoavaliação. Avalie pelo link do e-mail ou no portal do funcionário.",
                     *             "dtCriacao": "2026-11-24T18:32:00.000Z",
                     *             "flLida": true,
                     *             "qtdEventos": 1,
                     *             "tpResposta": "desempenho",
                     *             "idResposta": 52,
                     *             "idOrganogramaPessoa": 7
                     *           }
                     *         ],
                     *         "qtdRecords": 2,
                     *         "qtdNaoLidas": 1,
                     *         "idUltima": 913
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["NotificationList"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idNotificacao": 913,
                 *       "flApenasEsta": true
                 *     }
                 */
                "application/json": components["schemas"]["MarkNotificationsReadRequest"];
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: null;
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createListExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per logical write, kept over its retries.
                 * @example 0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dsLista": "funcionarios",
                 *       "dsFormato": "xlsx",
                 *       "dsConsulta": "filter=lima&idOrganogramaNo=5"
                 *     }
                 */
                "application/json": components["schemas"]["CreateListExportRequest"];
            };
        };
        responses: {
            /** @description The id; it has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": 31,
                     *       "msg": "31"
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Id"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The spreadsheet. */
                idExportacao: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "idExportacao": 31,
                     *         "dsLista": "funcionarios",
                     *         "dsFormato": "xlsx",
                     *         "dsSituacao": "pronta",
                     *         "qtdRegistros": 77,
                     *         "nmArquivo": "funcionarios-2026-11-27.xlsx",
                     *         "urlArquivo": "/planilhas/4Xn1cT0qk2yV8sJm5RZbLw.xlsx?nome=funcionarios-2026-11-27.xlsx&expira=1795780000000&assinatura=1.hG1",
                     *         "dtCriacao": "2026-11-27T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["ListExport"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
}
