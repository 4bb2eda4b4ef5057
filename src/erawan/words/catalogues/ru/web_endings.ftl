# Конец партии.
web-final = Что решило партию
web-final-unsettled = здесь борьбы не было
web-final-decides = решает
web-final-tied = поровну
web-final-place = { $place }-я
web-review = Просмотреть партию
web-push-again = Показать победный толчок ещё раз
web-push-by = Победный толчок: { $name }.
web-push-by-you = Победный толчок сделали вы.
web-rating-changes = Изменение рейтинга
web-rating-to = стало
web-final-shared = общая победа
web-coach = Уроки этой партии
